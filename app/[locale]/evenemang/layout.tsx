import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CalendarLine } from '@/components/sections/events/calendar-line'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { HeadingPicture } from '@/components/sections/hero/picture-heading'
import { AT_FOOT, PageTitle } from '@/components/sections/page/page-title'
import { describeEvents } from '@/components/seo/structured-data/events'
import { JsonLd } from '@/components/ui/json-ld'
import {
  calendarEvents,
  categoryLabels,
  comingEvents,
  comingOccasions,
  currentOffer,
  undatedEvents,
} from '@/content/calendar'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/evenemang'

export default async function EventsLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const coming = comingEvents()
  const next = currentOffer(locale)
  const all = [...calendarEvents, ...undatedEvents]
  const lead = t('lead', { count: coming.length })
  return (
    <>
      <JsonLd things={describeEvents(comingOccasions(), locale)} />
      <section data-hero-tone="snow" className="overflow-x-clip on-fir">
        <div className="cols wrap gap-y-6">
          <HeadingPicture
            name="hero-terrace-fire"
            height="h-[26svh] md:max-lg:h-[30svh] lg:min-h-[clamp(19rem,36vw,58svh)]"
            className="mt-nav lg:row-start-1"
          />
          <div className="lg:col-span-6 lg:row-start-1 lg:flex lg:flex-col lg:items-start lg:pt-[calc(var(--spacing-nav)+1.25rem)] lg:pr-4">
            <PageTitle path={PATH} lead={lead} className={AT_FOOT} />
            {next && (
              <Link href={next.href} className="mt-6 btn btn-primary">
                {t('next', { title: textIn(next.title, locale), days: next.when })}
                <ArrowRight />
              </Link>
            )}
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
