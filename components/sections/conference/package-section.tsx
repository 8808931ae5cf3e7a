import { getTranslations } from 'next-intl/server'
import { conferenceTexts } from '@/content/conference'
import { PLANNER_PATH } from '@/components/forms/planner/address'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ConferencePackageOffer } from './conference-package-offer'
import { PackageClock } from './package-clock'

/** Meeting rooms, then the two packages on their time axis. */
export async function PackageSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { rooms, clock } = conferenceTexts[locale]
  return (
    <>
      <section className="wrap pt-section">
        <div className="cols gap-y-6">
          <h2 className="text-h2 md:col-span-3 lg:col-span-5">{rooms.heading}</h2>
          <p className="max-w-lead text-lead md:col-span-5 lg:col-span-6 lg:col-start-7">{rooms.text}</p>
        </div>
      </section>
      <section className="wrap py-section">
        <h2 className="max-w-200 text-h2">{clock.heading}</h2>
        <p className="mt-5 max-w-measure">{clock.text}</p>
        <PackageClock locale={locale} />
        <div className="cols mt-group gap-y-14">
          <ConferencePackageOffer name="day" locale={locale} className="md:col-span-4 lg:col-span-5" />
          <ConferencePackageOffer
            name="lunchToLunch"
            locale={locale}
            className="md:col-span-4 lg:col-span-6 lg:col-start-7"
          >
            <Link href={PLANNER_PATH} className="action-link">
              {t('plan')}
            </Link>
            <Link href="/conference-packages" className="action-link">
              {t('allPackages')}
            </Link>
          </ConferencePackageOffer>
        </div>
      </section>
    </>
  )
}
