import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { bookingEngine } from '@/content/venue'
import { NewTabLink } from './new-tab-link'

/** Leads to the rooms of the booking engine; BookStay leads to the inquiry. */
export function BookAtEngine({ className }: { className?: string }) {
  const t = useTranslations('stay')
  return (
    <NewTabLink href={bookingEngine.accommodation} className={clsx('btn btn-caps btn-primary', className)}>
      {t('book')}
    </NewTabLink>
  )
}
