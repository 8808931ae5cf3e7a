import { getTranslations } from 'next-intl/server'
import { PLANNER_PATH } from '@/components/forms/planner/address'
import { conferenceTexts } from '@/content/conference'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { HourAxis } from './hour-axis'
import { PackageOffer } from './package-offer'

/** The two packages on their time axis, the planner, and their prices. */
export async function PackageSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { clock } = textIn(conferenceTexts, locale)
  return (
    <section className="wrap py-section">
      <h2 className="max-w-200 text-h2">{clock.heading}</h2>
      <p className="mt-5 max-w-measure">{clock.text}</p>
      <HourAxis packages={['day', 'lunchToLunch']} locale={locale} className="mt-24 text-h4 xl:text-h3" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-fir-950 py-7">
        <p className="max-w-160 text-lead">{t('planLead')}</p>
        <Link href={PLANNER_PATH} className="btn btn-dark">
          {t('plan')}
        </Link>
      </div>
      <div className="mt-group grid gap-x-gutter gap-y-14 md:grid-cols-2 md:grid-rows-[repeat(5,auto)] md:gap-y-0">
        <PackageOffer name="day" heading="h3" locale={locale} className="md:pr-8 lg:pr-16" />
        <PackageOffer name="lunchToLunch" heading="h3" locale={locale} />
      </div>
      <Link href="/conference-packages" className="mt-7 action-link">
        {t('allPackages')}
      </Link>
    </section>
  )
}
