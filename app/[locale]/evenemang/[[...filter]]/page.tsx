import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CalendarLine } from '@/components/sections/events/calendar-line'
import { EventCard } from '@/components/sections/events/event-card'
import { EventsOpening } from '@/components/sections/events/events-opening'
import { PastEvents } from '@/components/sections/events/past-events'
import { FilterList } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { ShowAllLink } from '@/components/sections/filter/show-all-link'
import { JsonLd } from '@/components/ui/json-ld'
import type { CalendarEvent, EventCategory } from '@/content/calendar'
import { categoryLabels, comingEvents, eventsLead, nothingComing } from '@/content/events'
import type { Locale } from '@/lib/i18n/locales'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'
import { describeCalendar } from '@/lib/seo/structured-data/events'
import { describeHotelInShort } from '@/lib/seo/structured-data/hotel'

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
  const coming = comingEvents()
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeCalendar(locale)]} />
      <EventsOpening title={pageTexts('/evenemang', locale).h1} lead={eventsLead()[locale]}>
        {coming.length > 0 && <CalendarLine label={t('line')} locale={locale} />}
      </EventsOpening>
      <div className="wrap py-section">
        {coming.length > 0 ? (
          <ComingEvents
            events={coming}
            locale={locale}
            view={readView('/evenemang', (await params).filter)}
          />
        ) : (
          <section className="max-w-lead">
            <h2 className="text-h2">{nothingComing.heading[locale]}</h2>
            <p className="mt-5 text-lead">{nothingComing.text[locale]}</p>
            <a href="#newsletter" className="mt-6 btn btn-primary">
              {t('newsletter')}
            </a>
          </section>
        )}
        <PastEvents locale={locale} />
      </div>
    </>
  )
}

interface ComingEventsProps {
  events: readonly CalendarEvent[]
  locale: Locale
  view: EventCategory | undefined
}

async function ComingEvents({ events, locale, view }: ComingEventsProps) {
  const t = await getTranslations('events')
  const count = (category: EventCategory) => events.filter((event) => event.category === category).length
  const categories = (Object.keys(categoryLabels) as EventCategory[]).filter(
    (category) => count(category) > 0,
  )
  return (
    <FilterProvider path="/evenemang" initial={view}>
      <FilterNav
        label={t('filter')}
        tone="snow"
        options={[
          {
            value: undefined,
            label: t('all'),
            count: events.length,
            announcement: t('count', { count: events.length }),
          },
          ...categories.map((category) => ({
            value: category,
            label: categoryLabels[category][locale],
            count: count(category),
            announcement: t('count', { count: count(category) }),
          })),
        ]}
      />
      <div className="mt-group">
        <FilterList
          items={events.map((event) => ({
            key: event.id,
            tags: [event.category],
            content: <EventCard event={event} locale={locale} />,
          }))}
          empty={
            <>
              <p className="max-w-lead text-lead">{t('empty')}</p>
              <p className="mt-4">
                <ShowAllLink>{t('showAll')}</ShowAllLink>
              </p>
            </>
          }
        />
      </div>
    </FilterProvider>
  )
}
