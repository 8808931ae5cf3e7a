import { getLocale, getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatWeekdays } from '@/lib/dates/weekdays'
import { formatHours } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

/** The hotel's number, large, and below it where to write. */
export async function PhoneAndEmail({ emails = [venue.email] }: { emails?: readonly string[] }) {
  return (
    <div className="mt-5 flex flex-col items-start text-ui">
      <a
        href={venue.phone.href}
        className="max-w-full py-1.5 figure-price wrap-anywhere whitespace-normal decoration-2 underline-offset-[0.14em] hover:underline"
      >
        {textIn(venue.phone.display, await getLocale())}
      </a>
      {emails.map((email) => (
        <a
          key={email}
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center wrap-anywhere text-link"
        >
          {email}
        </a>
      ))}
    </div>
  )
}

export async function ReceptionHours({ className }: { className: string }) {
  const t = await getTranslations('directions')
  const locale = await getLocale()
  const rows = Object.values(hours.reception).map((span) => ({
    label: t('receptionOn', { days: formatWeekdays(span.days, locale, 'short') }),
    value: <span className="num">{formatHours(span)}</span>,
  }))
  return <FactsTable caption={t('reception')} rows={rows} className={className} />
}
