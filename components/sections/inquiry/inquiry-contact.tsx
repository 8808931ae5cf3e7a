import { getTranslations } from 'next-intl/server'
import { PhoneAndEmail } from '@/components/sections/page/phone-and-email'
import { FactsTable } from '@/components/ui/facts-table'
import { hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours } from '@/lib/i18n/format'

export async function InquiryContact() {
  const [t, directions] = [await getTranslations('inquiry'), await getTranslations('directions')]
  return (
    <aside
      aria-labelledby="inquiry-contact"
      className="px-8.5 pt-8.5 pb-7.5 on-birch lg:pr-(--bleed) lg:max-xl:pl-6"
    >
      <h2 id="inquiry-contact" className="text-h3">
        {t('contactTitle')}
      </h2>
      <p className="mt-3">{t('contactText')}</p>
      <PhoneAndEmail emails={[venue.email, venue.conferenceEmail]} />
      <FactsTable
        rows={[
          {
            label: directions('weekdays'),
            value: <span className="num">{formatHours(hours.reception.weekdays)}</span>,
          },
          {
            label: directions('weekends'),
            value: <span className="num">{formatHours(hours.reception.weekends)}</span>,
          },
        ]}
        className="mt-6.5"
        caption={directions('reception')}
      />
    </aside>
  )
}
