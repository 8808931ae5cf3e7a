import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import type { ChristmasMeal } from '@/content/christmas'
import { formatDate } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { MealPrices } from './meal-prices'

interface BuffetDatesProps {
  /** With the evenings that are left. */
  meal: ChristmasMeal
  locale: Locale
}

export function BuffetDates({ meal, locale }: BuffetDatesProps) {
  return (
    <section className="py-section on-copper">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{textIn(meal.title, locale)}</h2>
          <ol className="mt-8">
            {meal.dates.map((date) => (
              <li key={date} className="border-t border-snow/40 pt-5 pb-2">
                <time dateTime={date} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <span className="num font-sans text-figure">
                    {formatDate(date, locale, { day: 'numeric', month: 'short' }).replace(/\.$/, '')}
                  </span>
                  <span className="text-lead">
                    {formatDate(date, locale, { weekday: 'long' })} {date.slice(0, 4)}
                  </span>
                </time>
                <CalendarFileLink id={`julbord-${date}`} date={formatDate(date, locale)} locale={locale} />
              </li>
            ))}
          </ol>
        </div>
        <div className="self-end lg:col-span-4 lg:col-start-9">
          <MealPrices meal={meal} locale={locale} buttonClassName="btn-primary" />
        </div>
      </div>
    </section>
  )
}
