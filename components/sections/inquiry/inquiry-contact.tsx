import { useId } from 'react'
import { FactsTable } from '@/components/ui/facts-table'
import { PhoneNumber } from '@/components/sections/page/phone-number'
import { receptionHours, type InquiryCopy } from '@/content/inquiry'
import { venue } from '@/content/venue'
import { textIn, type Locale } from '@/lib/i18n/locales'

export function InquiryContact({ copy, locale }: { copy: InquiryCopy; locale: Locale }) {
  const headingId = useId()
  return (
    <aside aria-labelledby={headingId} className="px-8.5 pt-8.5 pb-7.5 on-birch lg:max-xl:px-5">
      <h2 id={headingId} className="text-h3">
        {copy.asideTitle}
      </h2>
      <p className="mt-3">{copy.asideText}</p>
      <p className="mt-5">
        <PhoneNumber locale={locale} className="text-[clamp(1.75rem,0.6rem+1.9vw,2.375rem)]" />
      </p>
      <ul className="mt-1.5 text-ui">
        {[venue.email, venue.conferenceEmail].map((address) => (
          <li key={address}>
            <a
              href={`mailto:${address}`}
              className="inline-flex min-h-11 items-center wrap-anywhere text-link"
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
      <FactsTable
        rows={receptionHours.map(({ label, value }) => ({
          label: textIn(label, locale),
          value: <span className="num">{value}</span>,
        }))}
        className="mt-6.5"
        caption={copy.hoursTitle}
      />
    </aside>
  )
}
