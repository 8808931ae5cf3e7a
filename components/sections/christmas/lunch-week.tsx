import { Picture } from '@/components/ui/picture'
import type { ChristmasMeal } from '@/content/christmas'
import { findPicture } from '@/content/pictures'
import { spanOf } from '@/lib/dates/offers'
import { formatDate, formatDays } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { MealPrices } from './meal-prices'

interface LunchWeekProps {
  /** With the days that are left, shown as a row. */
  meal: ChristmasMeal
  locale: Locale
}

export function LunchWeek({ meal, locale }: LunchWeekProps) {
  const picture = findPicture('food-lunch-buffet')
  return (
    <section className="overflow-x-clip py-section">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-5">
          <h2 className="mb-5 text-h2">
            {textIn(meal.title, locale)}
            <span className="num block text-h3">{formatDays(spanOf(meal.dates), locale, 'numeric')}</span>
          </h2>
          <MealPrices meal={meal} locale={locale} buttonClassName="btn-secondary" />
        </div>
        <div className="flex flex-col gap-6 lg:col-span-6 lg:col-start-7">
          <div className="bleed-both aspect-wide overflow-hidden lg:ml-0">
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(width >= 64rem) 52vw, 100vw"
            />
          </div>
          <ol className="grid grid-cols-5 gap-x-1.5">
            {meal.dates.map((date) => (
              <li key={date} className="border-t-3 border-copper pt-3">
                <time dateTime={date} className="flex flex-col gap-2">
                  <span className="font-sans text-[clamp(2.25rem,1rem+4.5vw,5rem)] leading-[0.9] font-medium tracking-[-0.05em]">
                    {formatDate(date, locale, { day: 'numeric' })}
                  </span>
                  <span className="text-small text-fir-700">
                    {formatDate(date, locale, { weekday: 'short' })}
                  </span>
                </time>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
