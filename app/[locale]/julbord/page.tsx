import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BuffetDates } from '@/components/sections/christmas/buffet-dates'
import { GroupNote } from '@/components/sections/christmas/group-note'
import { LunchWeek } from '@/components/sections/christmas/lunch-week'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { JsonLd } from '@/components/ui/json-ld'
import {
  christmasLead,
  christmasOver,
  comingBuffets,
  comingLunches,
  isChristmasOffered,
} from '@/content/christmas'
import { findPicture } from '@/content/pictures'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'
import { describeChristmasBuffets } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'

interface ChristmasPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ChristmasPageProps): Promise<Metadata> {
  return buildMetadata('/julbord', await readLocale(params))
}

/** Christmas buffet. */
export default async function ChristmasPage({ params }: ChristmasPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('christmas')
  const hasBuffets = comingBuffets().length > 0
  const hasLunches = comingLunches().length > 0
  const over = christmasOver()
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeChristmasBuffets(locale)]} />
      <PageHero
        path="/julbord"
        locale={locale}
        ridge="west"
        title={pageTexts('/julbord', locale).h1}
        lead={christmasLead()[locale]}
      />
      {hasBuffets && <BuffetDates locale={locale} book={t('book')} />}
      {hasLunches && (
        <LunchWeek locale={locale} picture={findPicture('food-lunch-buffet')} book={t('book')} />
      )}
      {!hasBuffets && !hasLunches && (
        <section className="wrap py-section">
          <OverNote heading={over.heading[locale]} text={over.text[locale]} locale={locale} />
        </section>
      )}
      {isChristmasOffered() && <GroupNote locale={locale} companyLink={t('company')} />}
    </>
  )
}
