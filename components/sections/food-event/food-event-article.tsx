import { getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { OverNote } from '@/components/sections/events/over-note'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { DisplayFigure } from '@/components/ui/display-figure'
import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import { isBookingLine, type FoodEvent, type FoodEventDate } from '@/content/food-events'
import { findPicture } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { BookingButtons } from './booking-buttons'

interface FoodEventArticleProps {
  event: FoodEvent
  locale: Locale
}

export async function FoodEventArticle({ event, locale }: FoodEventArticleProps) {
  const t = await getTranslations('foodEvent')
  const picture = findPicture(event.picture)
  const { h1, date, lead, lines, details, includes, notes, over } = event.text[locale]
  return (
    <div className="grid pt-nav lg:grid-cols-2 print:pt-0">
      <div className="h-[min(44svh,26rem,var(--first-view)-26rem)] overflow-hidden lg:sticky lg:top-nav lg:h-[calc(100svh-var(--spacing-nav))] print:hidden">
        <Picture
          picture={picture}
          alt={picture.alt[locale]}
          // In a high and narrow window the picture is wider than its visible half.
          sizes="(width >= 64rem) 65vw, 100vw"
          priority
        />
      </div>
      <article className="px-margin pt-5 pb-section lg:pb-14 lg:pl-14">
        <Breadcrumbs parents={[{ label: t('events'), href: '/evenemang' }]} current={removeSoftHyphens(h1)} />
        <EventDay date={date} />
        <h1 className="mt-[clamp(1.875rem,3.4vw,3rem)] text-h1 wrap-anywhere lg:max-xl:text-h2">{h1}</h1>
        <p className="mt-5 max-w-124 text-lead text-balance">{lead}</p>
        {lines.map((line) => (
          <p
            key={line}
            className={
              isBookingLine(line)
                ? 'mt-4 max-w-132 border-l-3 border-copper py-1 pl-4.5 font-semibold'
                : 'mt-4 max-w-132'
            }
          >
            {line}
          </p>
        ))}
        <FactsTable rows={details} caption={h1} className="mt-8.5 max-w-measure" />
        {over ? (
          <OverNote heading={over.heading} text={over.text} locale={locale} className="mt-8.5" />
        ) : (
          <>
            <h2 className="mt-8.5 text-h4">{t('includes')}</h2>
            <ul className="mt-2 max-w-measure text-ui">
              {includes.map((item) => (
                <li key={item} className="border-t hairline py-2.5">
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-5 max-w-measure text-ui text-fir-700">{notes}</p>
            <BookingButtons event={event} />
            <CalendarFileLink path={event.href} locale={locale} />
          </>
        )}
      </article>
    </div>
  )
}

function EventDay({ date }: { date: FoodEventDate }) {
  const parts = (
    <>
      <span className="block pb-[0.1em] font-sans text-[clamp(8.5rem,4rem+14vw,16rem)] leading-[0.74] font-medium tracking-[-0.07em] proportional-nums">
        <DisplayFigure>{date.figure}</DisplayFigure>
      </span>
      <span className="mt-5.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 font-sans text-h2">
        {date.below}
        {date.beside !== undefined && (
          <span className="font-serif text-ui font-normal tracking-normal text-fir-700">{date.beside}</span>
        )}
      </span>
    </>
  )
  const className = 'mt-6.5 block wrap-anywhere whitespace-normal'
  return date.iso === undefined ? (
    <p className={className}>{parts}</p>
  ) : (
    <time dateTime={date.iso} className={className}>
      {parts}
    </time>
  )
}
