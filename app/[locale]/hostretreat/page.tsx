import type { Metadata } from 'next'
import { FoodEventPage } from '@/components/sections/food-event/food-event-page'
import { buildMetadata } from '@/components/seo/page-metadata'
import { events } from '@/content/events'
import { readLocale } from '@/lib/i18n/page-params'

interface RetreatPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RetreatPageProps): Promise<Metadata> {
  return buildMetadata('/hostretreat', await readLocale(params))
}

/** Autumn retreat: a food event with an address of its own. */
export default async function RetreatPage({ params }: RetreatPageProps) {
  return <FoodEventPage event={events.hostretreat} locale={await readLocale(params)} />
}
