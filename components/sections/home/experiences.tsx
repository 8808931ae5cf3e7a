import clsx from 'clsx'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { activities, isWithin } from '@/content/activities'
import { activitySeasons, hotel } from '@/content/facts'
import { seasonOn } from '@/content/heroes'
import { today } from '@/lib/dates/today'
import { formatMonth, formatMonths } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export async function Experiences() {
  const locale = await getLocale()
  const t = await getTranslations('home')
  const { from, to } = activitySeasons.skiTrack
  return (
    <section aria-labelledby="experiences" className="on-birch">
      <div className="aspect-wide md:aspect-panorama">
        <ContentPicture name={seasonOn().outdoors} sizes="(width >= 48rem) 100vw, 130vw" />
      </div>
      <div className="cols wrap gap-y-9 py-next max-lg:pt-10">
        <div className="lg:col-span-5">
          <h2 id="experiences" className="text-h2">
            {t('experiences')}
          </h2>
          <p className="mt-5 max-w-136">
            {t('experiencesText', {
              from: formatMonth(from, locale),
              to: formatMonth(to, locale),
              track: hotel.floodlitTrackKm,
            })}
          </p>
          <Link href="/upplevelser" className="mt-8.5 btn btn-secondary">
            {t('exploreActivities')}
          </Link>
        </div>
        <YearChart />
      </div>
    </section>
  )
}

const year = Array.from({ length: 12 }, (_, index) => index + 1)

/** The activities with months of their own over the year, of which the running month is marked. */
function YearChart() {
  const locale = useLocale()
  const now = Number(today().slice(5, 7))
  return (
    <div className="text-small lg:col-span-6 lg:col-start-7">
      <div aria-hidden="true" className="grid grid-cols-12 pb-2 quiet uppercase">
        {year.map((month) => (
          <span key={month} className={clsx(month === now && 'font-semibold text-copper underline')}>
            {formatMonth(month, locale, 'narrow')}
          </span>
        ))}
      </div>
      <ul>
        {activities.map((activity) => {
          const { id, title, months } = activity
          if (!months) return null
          const isWinter = activity.seasons.includes('winter')
          return (
            <li key={id} className="border-t hairline pt-3 pb-3.5 last:border-b">
              <div className="mb-2.5 flex items-baseline justify-between gap-3">
                <span className="font-sans text-button/snug font-semibold">{textIn(title, locale)}</span>
                <span className="whitespace-nowrap quiet">{formatMonths(months, locale)}</span>
              </div>
              <div aria-hidden="true" className="grid grid-cols-12">
                {year.map((month) => (
                  <span
                    key={month}
                    className={clsx(
                      'h-2',
                      isWithin(month, months) && [
                        '[print-color-adjust:exact] forced-colors:bg-[CanvasText]',
                        isWinter ? 'bg-copper' : 'bg-fir-800',
                      ],
                    )}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
