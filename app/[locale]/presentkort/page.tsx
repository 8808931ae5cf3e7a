import { GiftCardGuide } from '@/components/sections/gift-cards/gift-card-guide'
import { GiftCardList } from '@/components/sections/gift-cards/gift-card-list'
import { PageHero } from '@/components/sections/hero/page-hero'
import { giftCardsCopy } from '@/content/gift-cards'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/presentkort')

/** Gift cards. */
export default async function GiftCardsPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHero path="/presentkort" locale={locale} ridge="pass" lead={textIn(giftCardsCopy, locale).lead} />
      <GiftCardList locale={locale} />
      <GiftCardGuide locale={locale} />
    </>
  )
}
