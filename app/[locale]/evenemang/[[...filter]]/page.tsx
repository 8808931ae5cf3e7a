import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CalendarLine } from '@/components/sections/events/calendar-line'
import { EventCard } from '@/components/sections/events/event-card'
import { EventGroups } from '@/components/sections/events/event-groups'
import { EventsOpening } from '@/components/sections/events/events-opening'
import { PastEventCard } from '@/components/sections/events/past-event-card'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { ShowAllLink } from '@/components/sections/filter/show-all-link'
import { JsonLd } from '@/components/ui/json-ld'
import { calendarEvents, type EventCategory } from '@/content/calendar'
import { categoryLabels, comingEvents, eventsLead, nothingComing, pastEvents } from '@/content/events'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'
import { describeCalendar } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'

interface EventsPageProps {
  params: Promise<{ locale: string; filter?: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return viewParams('/evenemang', 'filter')
}

export async function generateMetadata({ params }: EventsPageProps): Promise<Metadata> {
  return buildMetadata('/evenemang', await readLocale(params))
}

/** Calendar of events. */
export default async function EventsPage({ params }: EventsPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('events')
  const [coming, past] = [comingEvents(), pastEvents()]
  const count = (category?: EventCategory) =>
    calendarEvents.filter((event) => category === undefined || event.category === category).length
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeCalendar(locale)]} />
      <EventsOpening title={pageTexts('/evenemang', locale).h1} lead={eventsLead()[locale]}>
        {coming.length > 0 && <CalendarLine label={t('line')} locale={locale} />}
      </EventsOpening>
      <div className="wrap pt-14 pb-section">
        {coming.length === 0 && (
          <section className="mb-group max-w-lead">
            <h2 className="text-h2">{nothingComing.heading[locale]}</h2>
            <p className="mt-5 text-lead">{nothingComing.text[locale]}</p>
            <a href="#newsletter" className="mt-6 btn btn-primary">
              {t('newsletter')}
            </a>
          </section>
        )}
        <FilterProvider path="/evenemang" initial={readView('/evenemang', (await params).filter)}>
          <FilterNav
            label={t('filter')}
            options={[
              {
                value: undefined,
                label: t('all'),
                count: count(),
                announcement: t('count', { count: count() }),
              },
              ...(Object.keys(categoryLabels) as EventCategory[]).map((category) => ({
                value: category,
                label: categoryLabels[category][locale],
                count: count(category),
                announcement: t('count', { count: count(category) }),
              })),
            ]}
          />
          <EventGroups
            coming={coming.map((event) => ({
              key: event.id,
              category: event.category,
              content: <EventCard event={event} locale={locale} />,
            }))}
            past={past.map((event) => ({
              key: event.id,
              category: event.category,
              content: <PastEventCard event={event} locale={locale} />,
            }))}
            pastHeading={t('past')}
            empty={
              <>
                <p className="max-w-lead text-lead">{t('empty')}</p>
                <p className="mt-4">
                  <ShowAllLink>{t('showAll')}</ShowAllLink>
                </p>
              </>
            }
          />
        </FilterProvider>
      </div>
    </>
  )
}
