import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { FoodEventPage as Page } from '@/components/sections/food-event/food-event-page'
import { describePage } from '@/components/seo/page-metadata'
import { eventContent } from '@/content/calendar'
import { events } from '@/content/events'
import { textIn } from '@/lib/i18n/locales'
import { foodEventIds } from '@/lib/routes/detail-ids'

interface FoodEventPageProps {
  params: Promise<{ id: (typeof foodEventIds)[number] }>
}

export const generateStaticParams = () => foodEventIds.map((id) => ({ id }))

export async function generateMetadata({ params }: FoodEventPageProps): Promise<Metadata> {
  const locale = await getLocale()
  const event = events[(await params).id]
  const { title, description } = eventContent(event)
  return describePage(event.href, locale, textIn(title, locale), textIn(description, locale))
}

export default async function FoodEventPage({ params }: FoodEventPageProps) {
  return <Page event={events[(await params).id]} />
}
