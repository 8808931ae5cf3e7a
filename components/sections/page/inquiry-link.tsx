import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/link'
import { inquiryHref, type InquiryParams } from '@/lib/routes/inquiry-href'

interface InquiryLinkProps extends InquiryParams {
  /** "Send an enquiry" without it. */
  label?: string
  /** Names for screen readers what it is about, where several stand on one page. */
  of?: string
  /** Its kind, too. */
  className?: string
}

/** A button to the inquiry, filled in with what it is about. */
export function InquiryLink({ label, of, className = 'btn-primary', ...params }: InquiryLinkProps) {
  const t = useTranslations('layout')
  return (
    <Link href={inquiryHref(params)} className={clsx('btn', className)}>
      {label ?? t('inquire')}
      {of !== undefined && <span className="sr-only">: {of}</span>}
    </Link>
  )
}
