import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { FactsTable } from '@/components/ui/facts-table'
import type { MealLeft } from '@/content/christmas'
import { otherYear, spanOf } from '@/lib/dates/offers'
import { formatCount } from '@/lib/i18n/count'
import { formatDate, formatDays, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface MealProps {
  /** With the days that are left. */
  meal: MealLeft
}

export function BuffetSection({ meal }: MealProps) {
  const locale = useLocale()
  const t = useTranslations('events')
  const number = formatCount(meal.dates.length, locale, { startsSentence: true })
  return (
    <section className="py-next on-copper">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{t('evenings', { number, count: meal.dates.length })}</h2>
          <ol className="mt-8">
            {meal.dates.map((date) => (
              <li key={date} className="border-t hairline pt-5 pb-6">
                <time dateTime={date} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <span className="num font-sans text-figure">
                    {formatDate(date, locale, { day: 'numeric', month: 'short' })}
                  </span>
                  <span className="text-lead">
                    {formatDate(date, locale, { weekday: 'long' })}{' '}
                    {otherYear({ from: date }) && date.slice(0, 4)}
                  </span>
                </time>
                <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
                  <CalendarFileLink id={`julbord-${date}`} date={formatDate(date, locale)} />
                  <Link
                    href={inquiryHref({ about: meal.about, checkIn: date })}
                    className="btn btn-small btn-secondary"
                  >
                    {t('bookDate', { date: formatDate(date, locale) })}
                  </Link>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:mt-24">
          <MealPrices meal={meal} />
        </div>
      </div>
    </section>
  )
}

export function LunchSection({ meal }: MealProps) {
  const locale = useLocale()
  return (
    <section className="overflow-x-clip py-section">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-5">
          <h2 className="mb-5 text-h2">
            {textIn(meal.title, locale)}
            <span className="num block text-h3">{formatDays(spanOf(meal.dates), locale, 'numeric')}</span>
          </h2>
          <MealPrices meal={meal} />
          <CalendarFileLink id="jullunch" />
        </div>
        <div className="flex flex-col gap-6 lg:col-span-6 lg:col-start-7">
          <div className="relative -mx-(--bleed) aspect-4/3 overflow-hidden lg:ml-0">
            {/* Of the long table the end with buns and tree. */}
            <ContentPicture
              name="food-christmas-wide"
              alt=""
              sizes="(width >= 64rem) 120vw, 222vw"
              className="absolute -top-[44%] right-0 h-auto w-[222%] max-w-none"
            />
          </div>
          <ol className="grid grid-cols-5 gap-x-1.5">
            {meal.dates.map((date) => (
              <li key={date} className="border-t-3 border-copper pt-3">
                <time dateTime={date} className="flex flex-col gap-2">
                  <span className="font-sans text-[clamp(2.25rem,1rem+4.5vw,5rem)] leading-[0.9] font-medium tracking-[-0.05em] proportional-nums">
                    {formatDate(date, locale, { day: 'numeric' })}
                  </span>
                  <span className="text-small quiet">{formatDate(date, locale, { weekday: 'short' })}</span>
                </time>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

async function MealPrices({ meal }: MealProps) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const prices = meal.prices.map(({ label, kronor }) => ({
    label: textIn(label, locale),
    value: `${formatPrice(kronor, locale)} ${textIn(PER_PERSON, locale)}`,
  }))
  return (
    <>
      <p className="max-w-md text-lead">{textIn(meal.text, locale)}</p>
      <FactsTable
        rows={[...prices, textIn(meal.fact, locale)]}
        caption={textIn(meal.title, locale)}
        className="mt-8"
      />
      <InquiryLink
        about={meal.about}
        label={t('book')}
        of={textIn(meal.title, locale)}
        className="mt-8 btn-caps btn-primary"
      />
      <p className="mt-3 text-ui quiet">{t('asks')}</p>
    </>
  )
}
