import type { Metadata } from 'next'
import { FoodEventArticle } from '@/components/sections/food-event/food-event-article'
import { OtherEvents } from '@/components/sections/food-event/other-events'
import { JsonLd } from '@/components/ui/json-ld'
import { findFoodEvent } from '@/content/food-events'
import { readLocale } from '@/lib/i18n/page-params'
import { foodEventIds } from '@/lib/routes/detail-ids'
import { describePage } from '@/components/seo/page-metadata'
import { describeFoodEvent } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'

interface FoodEventPageProps {
  params: Promise<{ locale: string; id: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return foodEventIds.map((id) => ({ id }))
}

export async function generateMetadata({ params }: FoodEventPageProps): Promise<Metadata> {
  const locale = await readLocale(params)
  const event = findFoodEvent((await params).id)
  return describePage(event.href, locale, event.text[locale])
}

/** A seasonal food event. middleware.ts redirects unknown ids to the restaurant. */
export default async function FoodEventPage({ params }: FoodEventPageProps) {
  const locale = await readLocale(params)
  const event = findFoodEvent((await params).id)
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeFoodEvent(event, locale)]} />
      <FoodEventArticle event={event} locale={locale} />
      <OtherEvents current={event.id} locale={locale} />
    </>
  )
}
