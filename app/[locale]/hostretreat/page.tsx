import { FoodEventPage } from '@/components/sections/food-event/food-event-page'
import { metadataOf } from '@/components/seo/page-metadata'
import { events } from '@/content/events'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'

export const generateMetadata = metadataOf('/hostretreat')

/** Autumn retreat: a food event with an address of its own. */
export default async function RetreatPage({ params }: LocalePageProps) {
  return <FoodEventPage event={events.hostretreat} locale={await readLocale(params)} />
}
