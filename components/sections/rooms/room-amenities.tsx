import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { roomsCopy } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'

export async function RoomAmenities({ locale }: { locale: Locale }) {
  const t = await getTranslations('rooms')
  const { included, forAFee, goodToKnow } = roomsCopy[locale]
  return (
    <section className="py-section on-birch">
      <div className="cols wrap items-baseline gap-y-10">
        <div className="md:col-span-4 lg:col-span-5">
          <h2 className="text-h2">{t('included')}</h2>
          <ul className="ring-list mt-5.5">
            {included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h3 className="mt-8 text-h3">{t('forAFee')}</h3>
          <ul className="ring-list mt-4">
            {forAFee.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="md:col-span-4 lg:col-span-6 lg:col-start-7">
          <h3 className="text-h3">{t('goodToKnow')}</h3>
          <FactsTable
            className="mt-4 max-md:[&_:is(th,td)]:py-1 [&_th]:whitespace-nowrap"
            rows={goodToKnow}
          />
          <Link href="/booking-inquiry" className="mt-8 btn btn-caps btn-dark">
            {t('bookYourStay')}
          </Link>
        </div>
      </div>
    </section>
  )
}
