import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { conferenceTexts } from '@/content/conference'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** The tailored plan, and activities that can be added to any package. */
export async function TailoredSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { heading, text } = textIn(conferenceTexts, locale).tailored
  const rows = groupActivities
    .toSorted((one, other) => one.price - other.price)
    .map((activity) => ({ label: textIn(activity.title, locale), value: activityPrice(activity, locale) }))
  return (
    <section className="wrap pt-section">
      <div className="cols gap-y-8">
        <div className="md:col-span-4 lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4.5 max-w-120">{text}</p>
          <Link href="/teambuilding" className="mt-7 btn btn-dark">
            {t('teambuilding')}
          </Link>
        </div>
        <div className="md:col-span-4 lg:col-span-6 lg:col-start-7">
          <FactsTable rows={rows} caption={t('priceList')} />
          <p className="mt-3 text-small quiet">{t('perPerson')}</p>
        </div>
      </div>
    </section>
  )
}
