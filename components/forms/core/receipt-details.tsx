'use client'

import { CalendarPlus, Printer } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { ReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { Receipt } from '@/components/forms/core/result'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LANGUAGE_TAGS, type Locale } from '@/lib/i18n/locales'
import type { Choice } from './select-field'

export interface ReceiptDetailsProps {
  receipt: Receipt
  labels: ReceiptLabels
  /** Labels of the fields to show, by name. */
  fields: Readonly<Partial<Record<string, string>>>
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
}

/** The reference, what happens next and what was sent. Printed alone (app/styles/print.css). */
export function ReceiptDetails({
  receipt: { reference, isMailed, values },
  fields,
  labels,
  days = [],
  choices = {},
  answerBy,
  canBeUrgent = false,
  calendar,
}: ReceiptDetailsProps) {
  const isHydrated = useHydrated()
  const { language } = useLanguage()
  const [beforePhone, afterPhone] = labels.urgent.split('{phone}')

  const describe = (name: string, value: string) => {
    if (days.includes(name)) return describeDay(value, language)
    return choices[name]?.find((choice) => choice.value === value)?.label ?? value
  }
  const rows = Object.entries(values).flatMap(([name, value]) => {
    const label = fields[name]
    return label === undefined ? [] : [{ name, label, text: describe(name, value) }]
  })

  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span>{labels.reference}</span>
        <strong className="text-h4">{reference}</strong>
      </p>
      {/* The server and the browser may format dates differently. */}
      {answerBy !== undefined && (
        <p className="mt-1 font-semibold" suppressHydrationWarning>
          {answerBy}
        </p>
      )}
      {isMailed !== undefined && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          {labels[isMailed ? 'confirmation' : 'noConfirmation'].replace('{email}', () => values.email ?? '')}
        </p>
      )}
      {canBeUrgent && (
        <p className="mt-2">
          {beforePhone}
          <a href={labels.phone.href} className="whitespace-nowrap text-link">
            {labels.phone.display}
          </a>
          {afterPhone}
        </p>
      )}
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {calendar !== undefined && (
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={`${reference}.ics`}
            className="btn btn-small btn-secondary"
          >
            <Icon icon={CalendarPlus} className="size-5" />
            {labels.calendar.label}
          </a>
        )}
        {isHydrated && (
          <button type="button" onClick={() => print()} className="btn btn-small btn-secondary">
            <Icon icon={Printer} className="size-5" />
            {labels.print}
          </button>
        )}
      </div>
      <p className="mt-6 font-semibold">{labels.received}</p>
      <dl className="mt-1.5 border-t hairline">
        {rows.map(({ name, label, text }) => (
          <div key={name} className="grid gap-x-6 border-b hairline py-2 min-[40rem]:grid-cols-[14rem_1fr]">
            <dt>{label}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line" suppressHydrationWarning>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function describeDay(day: string, language: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T12:00:00Z`))
}
