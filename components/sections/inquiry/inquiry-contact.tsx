import { useId } from 'react'
import { PhoneAndEmail } from '@/components/sections/page/phone-and-email'
import { FactsTable } from '@/components/ui/facts-table'
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
      <PhoneAndEmail emails={[venue.email, venue.conferenceEmail]} />
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
