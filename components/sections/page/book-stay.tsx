import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** Leads from a page about no one offer to the inquiry about a room. */
export function BookStay({ className }: { className?: string }) {
  const t = useTranslations('rooms')
  return (
    <Link href={inquiryHref({ about: 'stay' })} className={clsx('btn btn-caps btn-primary', className)}>
      {t('bookYourStay')}
    </Link>
  )
}
