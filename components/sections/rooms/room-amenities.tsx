import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { roomsForAFee, roomsGoodToKnow, roomsIncluded } from '@/content/rooms'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'

export async function RoomAmenities({ locale }: { locale: Locale }) {
  const t = await getTranslations('rooms')
  return (
    <section className="py-section on-birch">
      <h2 className="sr-only">{t('amenities')}</h2>
      <div className="cols wrap items-start gap-y-10">
        <div className="md:col-span-4 lg:col-span-5">
          {[
            { heading: t('included'), lines: roomsIncluded },
            { heading: t('forAFee'), lines: roomsForAFee },
          ].map(({ heading, lines }) => (
            <section key={heading} className="mb-8">
              <h3 className="text-h3">{heading}</h3>
              <ul className="ring-list mt-4">
                {lines.map((line) => (
                  <li key={line.sv}>{textIn(line, locale)}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="md:col-span-4 lg:col-span-6 lg:col-start-7">
          <h3 className="text-h3">{t('goodToKnow')}</h3>
          <FactsTable
            className="mt-4 max-md:[&_:is(th,td)]:py-1 md:[&_th]:whitespace-nowrap"
            rows={roomsGoodToKnow.map(({ label, value }) => ({
              label: textIn(label, locale),
              value: typeof value === 'string' ? value : textIn(value, locale),
            }))}
          />
          <Link href="/booking-inquiry" className="mt-8 btn btn-caps btn-dark">
            {t('bookYourStay')}
          </Link>
        </div>
      </div>
    </section>
  )
}
