import type { Metadata } from 'next'
import { FoodEventArticle } from '@/components/sections/food-event/food-event-article'
import { OtherEvents } from '@/components/sections/food-event/other-events'
import { JsonLd } from '@/components/ui/json-ld'
import { findFoodEvent } from '@/content/food-events'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata } from '@/components/seo/page-metadata'
import { describeFoodEvent } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'

interface RetreatPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RetreatPageProps): Promise<Metadata> {
  return buildMetadata('/hostretreat', await readLocale(params))
}

/** Autumn retreat: a food event with an address of its own. */
export default async function RetreatPage({ params }: RetreatPageProps) {
  const locale = await readLocale(params)
  const event = findFoodEvent('hostretreat')
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeFoodEvent(event, locale)]} />
      <FoodEventArticle event={event} locale={locale} />
      <OtherEvents current={event.id} locale={locale} />
    </>
  )
}
