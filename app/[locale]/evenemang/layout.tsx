import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CalendarLine } from '@/components/sections/events/calendar-line'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { headingOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { Contours } from '@/components/ui/contours'
import { JsonLd } from '@/components/ui/json-ld'
import {
  calendarEvents,
  categoryLabels,
  comingEvents,
  comingOccasions,
  undatedEvents,
} from '@/content/calendar'
import { formatCount } from '@/lib/i18n/count'
import { textIn } from '@/lib/i18n/locales'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/evenemang'

export default async function EventsLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const coming = comingEvents()
  const all = [...calendarEvents, ...undatedEvents]
  const number = formatCount(coming.length, locale, { startsSentence: true })
  const lead = t('lead', { count: coming.length, number })
  const title = headingOf(PATH, locale)
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
          {coming.length > 0 && <CalendarLine />}
        </div>
      </section>
      <div className="wrap pt-1 pb-section">
        {coming.length === 0 && (
          <section className="mb-group max-w-lead">
            <h2 className="text-h2">{t('nothingHeading')}</h2>
            <p className="mt-5 text-lead">{t('nothingText')}</p>
            <a href="#letters" className="mt-6 btn btn-secondary">
              {t('newsletter')}
            </a>
          </section>
        )}
        <FilterNav
          label={t('filter')}
          options={[undefined, ...viewsOf(PATH)].map((value) => {
            const shown = all.filter(({ category }) => !value || category === value)
            const label = value ? textIn(categoryLabels[value], locale) : t('all')
            const announcement = t('count', { count: shown.length })
            return { value, href: viewHref(PATH, value), label, announcement }
          })}
        />
        {children}
      </div>
    </>
  )
}
