import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { type Activity, seasons } from '@/content/activities'
import { formatMonths, formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

/** By its place in the list one of a pair with large pictures, or a row with a small one. */
export async function ActivityCard({ activity }: { activity: Activity }) {
  const locale = await getLocale()
  const [t, layout] = [await getTranslations('activities'), await getTranslations('layout')]
  const { months } = activity
  const { duration, difficulty, minParticipants } = activity.assumed
  const hours =
    duration.from === duration.to ? `${duration.to}` : keepRanges(formatRange(duration.from, duration.to))
  const facts = [
    ...(months ? [formatMonths(months, locale)] : []),
    t('duration', { hours, longest: duration.to }),
    t(`difficulty.${difficulty}`),
    t('minParticipants', { count: minParticipants }),
  ]
  return (
    <article
      className={clsx(
        'mt-9 grid-cols-[2fr_3fr] gap-x-gutter gap-y-4 md:mt-group md:grid-cols-[3fr_5fr] lg:grid-cols-[3fr_5fr_4fr]',
        'in-row:mt-0 in-row:grid in-row:items-center in-row:border-t in-row:hairline in-row:py-6',
      )}
    >
      <div
        className={clsx(
          'overflow-hidden bg-snow-shade max-md:-mx-(--bleed) max-md:aspect-landscape md:h-[clamp(20rem,36vw,34rem)] md:max-lg:row-span-2',
          'in-row:mx-0 in-row:aspect-square in-row:h-auto md:in-row:aspect-4/3',
        )}
      >
        <ContentPicture name={`activity-${activity.id}`} sizes="auto, (width >= 48rem) 58vw, 100vw" />
      </div>
      <div className="pt-4 in-row:pt-0">
        <h3 className="text-h3">{textIn(activity.title, locale)}</h3>
        <p className="mt-2 max-w-132 quiet md:min-h-[2lh] in-row:min-h-0">
          {textIn(activity.description, locale)}
        </p>
      </div>
      <div className="pt-3 max-md:in-row:col-span-full max-md:in-row:pt-0 lg:in-row:pt-0">
        <ul aria-label={t('seasonsLabel')} className="grid grid-cols-4 gap-1 text-small max-lg:text-caption">
          {seasons.map((season) => {
            const isActive = activity.seasons.includes(season)
            return (
              <li
                key={season}
                className={clsx(
                  isActive ? 'border-t-3 pt-1.25 font-semibold' : 'border-t border-rule pt-1.75 text-fir-700',
                  isActive && (season === 'winter' ? 'border-copper' : 'border-fir-800'),
                )}
              >
                {t(`season.${season}`)}
                {!isActive && <span className="sr-only">: {t('notInSeason')}</span>}
              </li>
            )
          })}
        </ul>
        <div className="mt-4 flex items-center justify-between gap-x-5">
          <ul aria-label={t('factsLabel')} className="flex flex-wrap gap-x-5 text-ui">
            {facts.map((fact) => (
              <li key={fact} className="first:first-letter:uppercase">
                {fact}
              </li>
            ))}
          </ul>
          <InquiryLink
            about={`activity-${activity.id}`}
            label={layout('bookNow')}
            of={textIn(activity.title, locale)}
            className="btn-small shrink-0 btn-secondary"
          />
        </div>
      </div>
    </article>
  )
}
