import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { seasonsOf, type Activity } from '@/content/activities'
import { findPicture } from '@/content/pictures'
import { formatMonths, formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { SeasonLine } from './season-line'

/** Its position in the list decides its shape; see app/styles/activities.css. */
export async function ActivityCard({ activity, locale }: { activity: Activity; locale: Locale }) {
  const t = await getTranslations('activities')
  const picture = findPicture(`activity-${activity.id}`)
  const { duration, months } = activity
  const hours = duration.from === duration.to ? `${duration.to}` : formatRange(duration.from, duration.to)
  const facts = [
    ...(months ? [formatMonths(months, locale)] : []),
    t('duration', { hours, longest: duration.to }),
    t(`difficulty.${activity.difficulty}`),
    t('minParticipants', { count: activity.minParticipants }),
  ]
  return (
    <article className="activity">
      <div className="activity-picture">
        <Picture picture={picture} alt={picture.alt[locale]} sizes="auto, (min-width: 48rem) 58vw, 100vw" />
      </div>
      <div className="activity-text">
        <h3 className="text-h3">{activity.title[locale]}</h3>
        <p className="mt-2 max-w-132 quiet">{activity.description[locale]}</p>
      </div>
      <div className="activity-facts">
        <SeasonLine active={seasonsOf(activity)} />
        <ul aria-label={t('factsLabel')} className="activity-points">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Link href={inquiryHref({ about: `activity-${activity.id}` })} className="mt-1.5 action-link">
          {t('bookNow')}
          <VisuallyHidden>: {activity.title[locale]}</VisuallyHidden>
          <Icon icon={ArrowRight} />
        </Link>
      </div>
    </article>
  )
}
