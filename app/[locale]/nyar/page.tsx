import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { BookingLink } from '@/components/sections/page/new-tab-link'
import { Price } from '@/components/sections/page/price'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { JsonLd } from '@/components/ui/json-ld'
import { Ridge } from '@/components/ui/ridge'
import { describeOver, eventUnit } from '@/content/calendar'
import { events } from '@/content/events'
import { newYearProgramme } from '@/content/new-year'
import { bookingEngine } from '@/content/venue'
import { isOffered } from '@/lib/dates/offers'
import { formatDays, PER_PERSON } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

const { nyar } = events

export const generateMetadata = metadataOf('/nyar')

const TIME = 'text-[clamp(2.25rem,1.9rem+1.6vw,3.5rem)] leading-[1.02] font-semibold tracking-[-0.03em]'
const MIDNIGHT =
  'num -ml-[0.04em] whitespace-normal proportional-nums text-[min(0.426*(100vw-2*var(--spacing-margin)),39rem)] leading-[0.78] font-medium tracking-[-0.05em] text-ember lg:text-[min(19vw,18.5rem)] print:text-figure'

export default async function NewYearPage() {
  const locale = await getLocale()
  const [t, tEvents] = [await getTranslations('newYear'), await getTranslations('events')]
  const isComing = isOffered(nyar.days)
  const over = describeOver(nyar, locale)
  return (
    <>
      <JsonLd things={describeEvents([nyar], locale)} />
      <PageHero
        path="/nyar"
        ridge="pass"
        lead={isComing ? `${formatDays(nyar.days, locale, 'numeric')}. ${t('lead')}` : over.text}
      >
        {isComing && (
          <>
            <InquiryLink about="new-year" label={tEvents('book')} className="btn-caps btn-primary" />
            <Price
              amount={nyar.prices[0].kronor}
              unit={eventUnit(nyar, locale)}
              className="flex-[1_1_10rem]"
            />
          </>
        )}
      </PageHero>
      <section className="pt-[clamp(1.75rem,5vw,5.25rem)] on-fir">
        <div className="wrap">
          <h2 className="sr-only">{t('programme')}</h2>
          <ol>
            {newYearProgramme.map(({ time, isMidnight, title, text }) => (
              <li
                key={title.sv}
                className={clsx(
                  'cols items-baseline gap-y-2',
                  isMidnight ? 'border-t-3 border-ember pt-9 pb-13' : 'border-t hairline pt-5 pb-9',
                )}
              >
                <p className={clsx('font-sans wrap-anywhere lg:col-span-7', isMidnight ? MIDNIGHT : TIME)}>
                  {textIn(time, locale)}
                </p>
                <div className={clsx('lg:col-span-5', isMidnight && 'max-lg:mt-4')}>
                  <h3 className={isMidnight ? 'text-h2' : 'text-h3'}>{textIn(title, locale)}</h3>
                  {text && <p className="mt-2 max-w-md quiet">{textIn(text, locale)}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {/* The morning after. */}
      <div aria-hidden="true" className="h-[clamp(5.625rem,12vw,11.875rem)] on-fir">
        <div className="relative top-full">
          <Ridge tone="snow" className="h-[clamp(5.625rem,12vw,11.875rem)]" />
        </div>
      </div>
      {isComing ? (
        <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-section">
          <h2 className="mb-3 max-w-4xl text-h2">{t('offers')}</h2>
          <CalendarFileLink id={nyar.id} />
          {/* The evening with a room, large and off the left edge, and beside it the evening alone. */}
          <div className="cols mt-group gap-y-14">
            {nyar.prices.map(({ label, kronor }, index) => (
              <article
                key={label.sv}
                className="group md:col-span-3 md:first:col-span-5 lg:col-span-4 lg:col-start-9 lg:first:col-span-7 lg:first:col-start-1"
              >
                <div className="aspect-landscape overflow-hidden max-md:-mx-(--bleed) md:aspect-auto md:h-80 md:group-first:-ml-(--bleed) lg:h-130">
                  <ContentPicture
                    name={index === 0 ? 'room-deluxe' : 'food-restaurant-window'}
                    alt=""
                    sizes={`(width >= 48rem) ${index === 0 ? 62 : 36}vw, 100vw`}
                  />
                </div>
                <h3 className="mt-5 text-h3 group-first:text-h2">{textIn(label, locale)}</h3>
                <p className="mt-3 max-w-md">{t(index === 0 ? 'withRoom' : 'withoutRoom')}</p>
                <Price amount={kronor} unit={textIn(PER_PERSON, locale)} className="my-5" />
                <BookingLink
                  href={
                    index === 0 ? bookingEngine.package('nyar') : inquiryHref({ about: 'new-year-dinner' })
                  }
                  className="btn btn-caps btn-primary"
                >
                  {tEvents('book')}
                  <span className="sr-only"> {textIn(label, locale)}</span>
                </BookingLink>
                {index > 0 && <p className="mt-3 text-ui quiet">{tEvents('asks')}</p>}
              </article>
            ))}
          </div>
        </section>
      ) : (
        <section className="wrap py-section">
          <OverNote heading={over.heading} />
        </section>
      )}
    </>
  )
}
