import type { Metadata } from 'next'
import { GiftCardGuide } from '@/components/sections/gift-cards/gift-card-guide'
import { GiftCardList } from '@/components/sections/gift-cards/gift-card-list'
import { PageHero } from '@/components/sections/hero/page-hero'
import { giftCardsCopy } from '@/content/gift-cards'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface GiftCardsPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: GiftCardsPageProps): Promise<Metadata> {
  return buildMetadata('/presentkort', await readLocale(params))
}

/** Gift cards. */
export default async function GiftCardsPage({ params }: GiftCardsPageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHero
        path="/presentkort"
        locale={locale}
        ridge="pass"
        title={pageTexts('/presentkort', locale).h1}
        lead={giftCardsCopy[locale].lead}
      />
      <GiftCardList locale={locale} />
      <GiftCardGuide locale={locale} />
    </>
  )
}
