import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { conferenceTexts } from '@/content/conference'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ConferenceContact } from './conference-contact'

export async function ActivitiesSection({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { heading, text } = conferenceTexts[locale].activities
  const picture = findPicture('activity-snowshoe')
  return (
    <section className="wrap py-section">
      <div className="cols items-end gap-y-8">
        <div className="aspect-landscape max-md:bleed-both md:col-span-5 md:bleed-left md:aspect-auto md:h-110 lg:col-span-7 lg:aspect-landscape lg:h-auto">
          <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 48rem) 62vw, 100vw" />
        </div>
        <div className="md:col-span-3 lg:col-span-4 lg:col-start-9">
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-4.5">{text}</p>
          <Link href="/upplevelser" className="mt-7 btn btn-secondary">
            {t('activities')}
          </Link>
          <ConferenceContact locale={locale} className="mt-7 text-ui" />
        </div>
      </div>
    </section>
  )
}
