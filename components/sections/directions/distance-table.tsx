import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { directionsTexts, distances } from '@/content/directions'
import { textIn, type Locale } from '@/lib/i18n/locales'

const farthest = Math.max(...distances.map(({ km }) => km))

export async function DistanceTable({ locale }: { locale: Locale }) {
  const t = await getTranslations('directions')
  const { heading, caption } = textIn(directionsTexts, locale).distances
  return (
    <section className="wrap py-section">
      <div className="cols gap-y-8.5">
        <h2 className="text-h2 lg:col-span-4">{heading}</h2>
        <table className="w-full border-collapse lg:col-span-8">
          <caption className="pb-3.5 text-left text-small quiet">{caption}</caption>
          <tbody>
            {distances.map(({ city, km }) => (
              <tr
                key={city}
                style={{ '--length': `${(km / farthest) * 100}%` } as CSSProperties}
                // On phones the bar is the row's rule, so that the table keeps its two columns.
                className="text-left *:border-y *:hairline *:py-4 *:align-baseline max-md:bg-[linear-gradient(var(--color-fir-800),var(--color-fir-800))] max-md:bg-size-[var(--length)_4px] max-md:bg-bottom-left max-md:bg-no-repeat max-md:*:pt-3.5 max-md:*:pb-4.5 print:bg-none print:*:py-2"
              >
                <th scope="row" className="font-sans text-h3">
                  {city}
                </th>
                <td aria-hidden="true" className="hidden w-[46%] md:table-cell print:hidden">
                  <span className="block h-2 w-(--length) bg-fir-800" />
                </td>
                <td className="num text-right font-sans text-h3 font-normal">
                  {km} <span className="font-serif text-ui tracking-normal quiet">{t('kilometres')}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
