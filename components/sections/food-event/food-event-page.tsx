import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { EventCard } from '@/components/sections/events/event-card'
import { EventDate } from '@/components/sections/events/event-date'
import { OverNote } from '@/components/sections/events/over-note'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { Price } from '@/components/sections/page/price'
import { describeEvents } from '@/components/seo/structured-data/events'
import { FactsTable } from '@/components/ui/facts-table'
import { JsonLd } from '@/components/ui/json-ld'
import { describeOver, formatEventPrice, isBookable, otherEvents } from '@/content/calendar'
import type { FoodEvent } from '@/content/events'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import { isOver } from '@/lib/dates/offers'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

export async function FoodEventPage({ event }: { event: FoodEvent }) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const { days, bookingUrl, inquiry } = event
  const title = textIn(event.title, locale)
  const { width, height } = findPicture(event.portrait)
  const { lead, text, booking, details, includes, notes } = textIn(event.page, locale)
  const isOffered = isBookable(event)
  return (
    <>
      <JsonLd things={describeEvents([event], locale)} />
      <article>
        <div className="grid pt-nav lg:grid-cols-2 print:pt-0">
          <div
            className={clsx(
              'relative overflow-hidden print:hidden',
              'h-[clamp(20svh,var(--first-view)-37.5rem,min(52svh,33rem))] md:h-[50svh] lg:h-auto lg:min-h-[calc(100svh-var(--spacing-nav))]',
            )}
          >
            <ContentPicture
              name={event.portrait}
              priority
              // As high as the window, the picture is wider than its visible half.
              sizes={`(width >= 64rem) max(50vw, ${Math.round((100 * width) / height)}vh), 100vw`}
              className="lg:absolute lg:inset-0"
            />
          </div>
          <div className="px-margin pt-3 pb-group lg:grid lg:content-center lg:pt-5 lg:pb-14 lg:pl-14">
            <Breadcrumbs parent="/evenemang" current={removeSoftHyphens(title)} />
            <h1 className="mt-2 text-h1 wrap-anywhere lg:text-[min(4.6vw,5rem)]">{title}</h1>
            {days && isOffered && (
              <p className="mt-5 lg:mt-8">
                <EventDate days={days} className="text-figure lg:text-[clamp(7rem,13.5vw,13rem)]" />
              </p>
            )}
            <p className="mt-5 max-w-124 text-lead text-balance lg:mt-8">{lead}</p>
            {!isOffered && (
              <>
                <OverNote {...describeOver(event, locale)} className="mt-6" />
                {days && isOver(days) && (
                  <p className="mt-4">
                    {t('cost', { year: days.from.slice(0, 4), price: formatEventPrice(event, locale) })}
                  </p>
                )}
              </>
            )}
            {isOffered && (
              <>
                <div className="mt-4 max-w-132 border-l-3 border-copper py-1 pl-4.5 text-balance">
                  <div className="flex flex-wrap gap-x-8 gap-y-3">
                    {event.prices.map(({ label, kronor }) => (
                      <Price
                        key={kronor}
                        amount={kronor}
                        unit={[label && textIn(label, locale), t('packagePrice')].filter(Boolean).join(', ')}
                      />
                    ))}
                  </div>
                  {booking !== undefined && <p className="mt-2">{booking}</p>}
                </div>
                <div className="mt-5 flex flex-wrap gap-3 max-md:*:grow min-[23rem]:max-md:pr-9 print:hidden">
                  {bookingUrl !== undefined && (
                    <NewTabLink href={bookingUrl} className="btn btn-caps btn-primary">
                      {t('book')}
                    </NewTabLink>
                  )}
                  <InquiryLink
                    about={inquiry.about}
                    className={bookingUrl === undefined ? 'btn-primary' : 'btn-secondary'}
                  />
                  {bookingUrl === undefined && (
                    <a href={venue.phone.href} className="num btn btn-secondary">
                      {t('call', { phone: textIn(venue.phone.display, locale) })}
                    </a>
                  )}
                </div>
              </>
            )}
          </div>
        </div>
        <div className="overflow-x-clip">
          <div className="cols wrap">
            <div className="pb-group lg:col-span-5 lg:py-next lg:pr-6">
              <p className="text-lead">{text}</p>
              {isOffered && (
                <>
                  <FactsTable rows={details} caption={title} className="mt-8" />
                  <h2 className="mt-8.5 text-h4">{t('includes')}</h2>
                  <ul className="mt-2 text-ui">
                    {includes.map((item) => (
                      <li key={item} className="border-t hairline py-2.5">
                        {item}
                      </li>
                    ))}
                  </ul>
                  <p className="my-5 max-w-measure text-ui text-fir-700">{notes}</p>
                  {days && <CalendarFileLink id={event.id} />}
                </>
              )}
            </div>
            <EdgePicture
              name={event.wide}
              alt=""
              sizes="(width >= 64rem) 75vw, 100vw"
              className="aspect-landscape lg:col-span-7 lg:ml-0 lg:aspect-auto lg:min-h-140"
            />
          </div>
        </div>
      </article>
      <section className="py-next on-birch print:hidden">
        <div className="wrap">
          <h2 className="text-h2">{t('others')}</h2>
          <ul className="mt-group grid gap-x-gutter gap-y-11 md:grid-cols-2 lg:grid-cols-3">
            {otherEvents(event.href)
              .slice(0, 3)
              .map((other) => (
                <li key={other.id}>
                  <EventCard event={other} layout="small" />
                </li>
              ))}
          </ul>
        </div>
      </section>
    </>
  )
}
