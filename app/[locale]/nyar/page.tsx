import { getTranslations } from 'next-intl/server'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { EveningProgramme } from '@/components/sections/new-year/evening-programme'
import { NewYearOffers } from '@/components/sections/new-year/new-year-offers'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'
import { JsonLd } from '@/components/ui/json-ld'
import { Ridge } from '@/components/ui/ridge'
import { describeOver } from '@/content/calendar'
import { events } from '@/content/events'
import { isOffered } from '@/lib/dates/offers'
import { formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'

const { nyar } = events

export const generateMetadata = metadataOf('/nyar')

/** New Year's Eve. */
export default async function NewYearPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('newYear')
  const isComing = isOffered(nyar.days)
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeEvents([nyar], locale)]} />
      <PageHero
        path="/nyar"
        locale={locale}
        ridge="pass"
        crumb={t('crumb')}
        lead={`${formatDays(nyar.days, locale, 'numeric')}. ${t('lead')}`}
      >
        {isComing && (
          <Link href={inquiryHref({ about: 'new-year' })} className="btn btn-caps btn-primary">
            {t('book')}
          </Link>
        )}
      </PageHero>
      <EveningProgramme locale={locale} />
      {/* The morning after. */}
      <div aria-hidden="true" className="h-[clamp(5.625rem,12vw,11.875rem)] on-fir">
        <div className="relative top-full">
          <Ridge tone="snow" className="h-[clamp(5.625rem,12vw,11.875rem)]" />
        </div>
      </div>
      {isComing ? (
        <NewYearOffers locale={locale} />
      ) : (
        <section className="wrap py-section">
          <OverNote {...describeOver(nyar, locale)} />
        </section>
      )}
    </>
  )
}
