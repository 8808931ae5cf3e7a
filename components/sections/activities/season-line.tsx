import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { seasons, type Season } from '@/content/activities'

/** The four seasons; those with the activity are marked, winter in copper. */
export async function SeasonLine({ active, className }: { active: readonly Season[]; className?: string }) {
  const t = await getTranslations('activities')
  return (
    <ul
      aria-label={t('seasonsLabel')}
      className={clsx('grid max-w-100 grid-cols-4 gap-1 text-caption', className)}
    >
      {seasons.map((season) => {
        const isActive = active.includes(season)
        return (
          <li
            key={season}
            className={clsx(
              isActive
                ? [
                    'border-t-3 pt-1.25 font-semibold',
                    season === 'winter' ? 'border-copper' : 'border-fir-800',
                  ]
                : 'border-t border-rule pt-1.75 text-fir-700',
            )}
          >
            {t(`season.${season}`)}
            {!isActive && <VisuallyHidden>: {t('notInSeason')}</VisuallyHidden>}
          </li>
        )
      })}
    </ul>
  )
}
