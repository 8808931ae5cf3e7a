import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import { christmasLunch, comingLunches } from '@/content/christmas'
import type { PictureInfo } from '@/content/pictures'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface LunchWeekProps {
  locale: Locale
  picture: PictureInfo
  /** Label of the booking button. */
  book: string
}

/** The Christmas lunch: the days that are left as a row. */
export function LunchWeek({ locale, picture, book }: LunchWeekProps) {
  const { heading, text, prices } = christmasLunch()
  return (
    <section className="overflow-x-clip py-section">
      <div className="cols wrap gap-y-group">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{heading[locale]}</h2>
          <p className="mt-5 max-w-md text-lead">{text[locale]}</p>
          <FactsTable rows={prices[locale]} caption={heading[locale]} className="mt-8" />
          <Link
            href={inquiryHref({ about: 'christmas-lunch', christmas: true })}
            className="mt-8 btn btn-secondary btn-caps"
          >
            {book}
          </Link>
        </div>
        <div className="flex flex-col gap-6 lg:col-span-6 lg:col-start-7">
          <div className="bleed-both aspect-wide overflow-hidden lg:ml-0">
            <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 64rem) 52vw, 100vw" />
          </div>
          <ol className="grid grid-cols-5 gap-x-1.5">
            {comingLunches().map((date) => (
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
