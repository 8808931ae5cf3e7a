import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/link'
import { INQUIRY_PATH } from '@/lib/routes/paths'

/** Leads from a page about no one offer to the inquiry. */
export function BookStay({ className }: { className?: string }) {
  const t = useTranslations('rooms')
  return (
    <Link href={INQUIRY_PATH} className={clsx('btn btn-caps btn-primary', className)}>
      {t('bookYourStay')}
    </Link>
  )
}
