'use client'

import { CalendarPlus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import { LinkedText } from '@/components/ui/linked-text'
import { LogoMark } from '@/components/ui/logo-mark'
import { PrintButton } from '@/components/ui/print-button'
import { phoneLink } from '@/content/phone'
import { venue, venueLine } from '@/content/venue'
import { formatDate, LONG_DAY } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import type { Choice } from './fields'
import type { FieldMessages } from './form-context'
import { type Receipt, RECEIPT_TITLE_ID } from './result'

interface FormReceiptProps {
  title: string
  text?: string
  /** The details, where the server named the stored row. */
  children?: ReactNode
}

export function FormReceipt({ title, text, children }: FormReceiptProps) {
  return (
    <div className="receipt gap-3.5 border-2 border-success bg-success-tint px-5 pt-5.5 pb-6 text-ui min-[40rem]:flex min-[40rem]:px-6.5">
      <span className="ripple-once ripple -ml-1 size-9 flex-none text-success max-[40rem]:float-left max-[40rem]:mr-2.5">
        <LogoMark className="size-full" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={RECEIPT_TITLE_ID} className="text-h4 max-[40rem]:min-h-11">
          {title}
        </h3>
        {text !== undefined && <p className="mt-1">{text}</p>}
        {children}
      </div>
    </div>
  )
}

interface ReceiptDetailsProps {
  receipt: Receipt
  /** Labels of the fields to show. */
  fields: FieldMessages
  /** Names of the fields that are days. */
  days?: readonly string[]
  /** Labels of the values of selects and radio buttons, by field name. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  /** By when an answer comes, where that is promised. */
  answerBy?: string
  /** Whether the guest may have to reach reception sooner. */
  canBeUrgent?: boolean
  /** A calendar file for the dates asked for. */
  calendar?: string
  /** Removes the receipt from the page and from the browser. */
  onRemove?: () => void
}

/** The reference, what happens next and what was sent. Printed alone (app/styles/print.css). */
export function ReceiptDetails({
  receipt: { reference, isMailed, values },
  fields,
  days = [],
  choices = {},
  answerBy,
  canBeUrgent = false,
  calendar,
  onRemove,
}: ReceiptDetailsProps) {
  const t = useTranslations('receipt')
  const locale = useLocale()

  const describe = (name: string, value: string) => {
    if (days.includes(name)) return formatDate(value, locale, LONG_DAY)
    return choices[name]?.find((choice) => choice.value === value)?.label ?? value
  }
  const rows = Object.entries(values).flatMap(([name, value]) => {
    const label = get(fields, name) as string | undefined
    return label === undefined ? [] : [{ name, label, text: describe(name, value) }]
  })

  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span>{t('reference')}</span>
        <strong className="text-h4">{reference}</strong>
      </p>
      {/* The server and the browser may format dates differently. */}
      {answerBy !== undefined && (
        <p className="mt-1 font-semibold" suppressHydrationWarning>
          {answerBy}
        </p>
      )}
      {isMailed !== undefined && (
        <p className="mt-2 wrap-anywhere">
          {t(isMailed ? 'confirmation' : 'noConfirmation', { email: values.email ?? '' })}
        </p>
      )}
      {canBeUrgent && (
        <p className="mt-2">
          <LinkedText text={t('urgent', { phone: textIn(phoneLink, locale) })} />
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {calendar !== undefined && (
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={`${reference}.ics`}
            className="btn btn-small btn-secondary"
          >
            <CalendarPlus className="size-5" />
            {t('calendar.label')}
          </a>
        )}
        <PrintButton label={t('print')} className="btn-small" />
        {onRemove && (
          <button type="button" onClick={onRemove} className="btn btn-small btn-secondary noscript:hidden">
            {t('remove')}
          </button>
        )}
      </div>
      <p className="mt-6 font-semibold">{t('received')}</p>
      <dl className="mt-1.5 border-t hairline">
        {rows.map(({ name, label, text }) => (
          <div key={name} className="grid gap-x-6 border-b hairline py-2 min-[40rem]:grid-cols-[14rem_1fr]">
            <dt>{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line" suppressHydrationWarning>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 hidden print:block">
        {venueLine(locale)}, <span className="num">{textIn(venue.phone.display, locale)}</span>, {venue.email}
      </p>
    </>
  )
}
