import { getLocale, getTranslations } from 'next-intl/server'
import { BookStay } from '@/components/sections/page/book-stay'
import { LinkedText } from '@/components/ui/linked-text'
import { anchorsOf, packagesFor, retreatElsewhere } from '@/content/packages'
import { formatWeekdays } from '@/lib/dates/weekdays'
import { formatList, formatWeekday } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

/** The packages with days of their own over the week, in the order of these days. */
export async function PackageWeek() {
  const locale = await getLocale()
  const t = await getTranslations('packages')
  const retreat = retreatElsewhere(locale)
  const packages = packagesFor(locale)
    .flatMap(({ weekdays: spans, ...item }) => (spans ? [{ ...item, spans }] : []))
    .toSorted((one, other) => (one.spans[0]?.from ?? 0) - (other.spans[0]?.from ?? 0))
  return (
    <section aria-labelledby="week" className="py-group on-birch md:py-next">
      <div className="cols wrap gap-y-6">
        <div className="lg:col-span-4">
          <h2 id="week" className="text-h2">
            {t('weekHeading')}
          </h2>
          <p className="mt-4.5 max-w-measure">{t('weekText')}</p>
          {retreat && (
            <p className="mt-3 max-w-measure">
              <LinkedText text={retreat} />
            </p>
          )}
          <BookStay className="mt-5" />
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div aria-hidden="true" className="grid grid-cols-7 gap-1 pb-2 text-center text-small quiet">
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <span key={weekday}>{formatWeekday(weekday, locale, 'short')}</span>
            ))}
          </div>
          <ul className="border-b hairline [print-color-adjust:exact] [&_i]:h-2 [&_i]:bg-copper forced-colors:[&_i]:bg-[CanvasText]">
            {packages.map((item) => (
              <li key={item.id} className="keep border-t hairline pb-2.5">
                <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
                  {/* The browser's own link moves the focus, too. */}
                  <a
                    href={`#${anchorsOf(item, locale)[0]}`}
                    className="inline-flex min-h-11 items-center font-sans text-button font-semibold hover:underline"
                  >
                    {textIn(item.title, locale)}
                  </a>{' '}
                  <span className="text-small">
                    {formatList(
                      item.spans.map((span) => formatWeekdays(span, locale)),
                      locale,
                      'disjunction',
                    )}
                  </span>
                </p>
                <div aria-hidden="true" className="grid grid-cols-7 gap-1 pt-1">
                  {item.spans.map(({ from, to }) => (
                    <i key={from} style={{ gridColumn: `${from} / ${to + 1}` }} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
