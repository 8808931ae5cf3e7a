import { FoodEventPage } from '@/components/sections/food-event/food-event-page'
import { metadataOf } from '@/components/seo/page-metadata'
import { events } from '@/content/events'

export const generateMetadata = metadataOf('/hostretreat')

export default async function RetreatPage() {
  return <FoodEventPage event={events.hostretreat} />
}
