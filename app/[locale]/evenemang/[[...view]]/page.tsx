import { getLocale, getTranslations } from 'next-intl/server'
import { CalendarLine } from '@/components/sections/events/calendar-line'
import { EventCard } from '@/components/sections/events/event-card'
import { FilterList, NothingFound } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { metadataOf, headingOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { Contours } from '@/components/ui/contours'
import { JsonLd } from '@/components/ui/json-ld'
import { calendarEvents, categoryLabels, comingEvents, comingOccasions, pastEvents } from '@/content/calendar'
import type { EventCategory } from '@/content/events'
import { formatCount } from '@/lib/i18n/count'
import { findViews, readView, viewParams, type ViewPageProps } from '@/lib/routes/views'
import { textIn } from '@/lib/i18n/locales'

const PATH = '/evenemang'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Calendar of events. */
export default async function EventsPage({ params }: ViewPageProps) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const coming = comingEvents()
  const number = formatCount(coming.length, locale, { startsSentence: true })
  const lead = t('lead', { count: coming.length, number })
  const title = headingOf(PATH, locale)
  const option = (label: string, value?: EventCategory) => {
    const count = calendarEvents.filter(({ category }) => value === undefined || category === value).length
    return { value, label, announcement: t('count', { count }) }
  }
  return (
    <>
      <JsonLd things={describeEvents(comingOccasions(), locale)} />
      <section data-hero-tone="snow" className="relative isolate overflow-clip on-fir">
        <Contours className="top-0 left-[45%] h-full [mask-image:linear-gradient(#000,transparent_50%)] max-md:hidden lg:left-3/4" />
        <div className="wrap pt-[calc(var(--spacing-nav)+1.25rem)]">
          <Breadcrumbs current={title} />
          <div className="cols mb-6 items-baseline-last">
            <h1 className="mt-1.5 text-h1 lg:col-span-6">{title}</h1>
            <p className="mt-4 text-lead text-balance lg:col-span-6 lg:text-[1.1875rem] xl:text-[1.4375rem]">
              {lead}
            </p>
          </div>
          {coming.length > 0 && <CalendarLine label={t('line')} />}
        </div>
      </section>
      <div className="wrap pt-1 pb-section">
        {coming.length === 0 && (
          <section className="mb-group max-w-lead">
            <h2 className="text-h2">{t('nothingHeading')}</h2>
            <p className="mt-5 text-lead">{t('nothingText')}</p>
            <a href="#letters" className="mt-6 btn btn-primary">
              {t('newsletter')}
            </a>
          </section>
        )}
        <FilterProvider path={PATH} views={findViews(PATH)} initial={await readView(PATH, params)}>
          <FilterNav
            label={t('filter')}
            options={[
              option(t('all')),
              ...(Object.keys(categoryLabels) as EventCategory[]).map((category) =>
                option(textIn(categoryLabels[category], locale), category),
              ),
            ]}
          />
          <FilterList
            className="mt-1"
            items={coming.map((event, index) => ({
              key: event.id,
              tags: [event.category],
              content: <EventCard event={event} layout={index % 2 === 0 ? 'wide' : 'mirrored'} />,
            }))}
          />
          <FilterList
            heading={t('past')}
            className="mt-6 grid gap-x-gutter gap-y-10 md:grid-cols-2 xl:grid-cols-4"
            items={pastEvents().map((event) => ({
              key: event.id,
              tags: [event.category],
              content: <EventCard event={event} layout="small" />,
            }))}
          />
          <NothingFound
            tags={calendarEvents.map(({ category }) => category)}
            text={t('empty')}
            showAll={t('showAll')}
          />
        </FilterProvider>
      </div>
    </>
  )
}
