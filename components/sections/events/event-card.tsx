import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { Price } from '@/components/sections/page/price'
import { categoryLabels, eventUnit, isBookable, nextOccasion } from '@/content/calendar'
import type { HotelEvent } from '@/content/events'
import { isOver, isRunning, otherYear } from '@/lib/dates/offers'
import { formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'
import { EventDate } from './event-date'

const large = {
  card: 'cols items-start gap-y-4 pb-13 lg:grid-rows-[auto_1fr] lg:pt-7 lg:pb-16',
  date: '[&>span:last-child]:text-h4 md:max-lg:col-span-4 md:max-lg:col-start-5 md:max-lg:pl-4 lg:row-start-1',
  text: 'md:max-lg:col-span-4 md:max-lg:col-start-5 md:max-lg:pl-4',
  picture:
    'max-md:order-first max-md:-mx-(--bleed) max-md:aspect-landscape md:row-span-2 md:row-start-1 md:max-lg:col-span-4 md:max-lg:-ml-(--bleed) md:h-full lg:h-140',
  sizes: '(width >= 48rem) 60vw, 100vw',
}

const layouts = {
  wide: {
    ...large,
    date: clsx(large.date, 'lg:col-span-5'),
    text: clsx(large.text, 'lg:col-span-5 lg:pr-6'),
    picture: clsx(large.picture, 'lg:col-start-6 lg:col-end-13 lg:-mr-(--bleed)'),
  },
  mirrored: {
    ...large,
    date: clsx(large.date, 'lg:col-start-8 lg:col-end-13 lg:pl-5'),
    text: clsx(large.text, 'lg:col-start-8 lg:col-end-13 lg:pl-5'),
    picture: clsx(large.picture, 'lg:col-start-1 lg:col-end-8 lg:-ml-(--bleed)'),
  },
  small: {
    card: 'grid h-full grid-rows-[auto_1fr] items-start gap-4',
    date: 'mt-1.5 text-ui font-semibold',
    text: 'flex h-full flex-col',
    picture: 'order-first aspect-landscape',
    sizes: '(width >= 64rem) 32vw, (width >= 48rem) 48vw, 100vw',
  },
} as const

/** The heading's link covers the card. */
export async function EventCard({ event, layout }: { event: HotelEvent; layout: keyof typeof layouts }) {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const { days, note, category } = event
  const classes = layouts[layout]
  const isSmall = layout === 'small'
  const next = nextOccasion(event)
  const { picture, place, title, description } = next
  const when = next.days && keepRanges(formatDays(next.days, locale, 'numeric'))
  const isPast = days !== undefined && isOver(days)
  // The season of the Christmas buffet goes on after its last meal.
  const isOn = next.days && isRunning(next.days) && (next !== event || event.occasions === undefined)
  const dates = note && keepRanges(textIn(note, locale))
  const Heading = isSmall ? 'h3' : 'h2'
  return (
    <article className={clsx('group relative', classes.card)}>
      {next.days && !isSmall && (
        <p className={classes.date}>
          <EventDate days={next.days} className="text-figure" />
        </p>
      )}
      <div
        className={clsx(
          classes.text,
          !isSmall && (next.days ? 'lg:row-start-2' : 'lg:row-[1/span_2] lg:self-center'),
        )}
      >
        <Heading className={clsx(isSmall ? 'text-h3' : 'text-h2', isPast && 'text-fir-700')}>
          <Link
            href={event.href}
            className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-copper after:absolute after:inset-0"
          >
            {textIn(title, locale)}
          </Link>
          {isSmall && <ArrowRight className="ml-2.5 inline-block size-5.5 text-copper" />}
        </Heading>
        <p className="flex flex-wrap items-baseline gap-x-2 pt-1.5 text-small text-fir-700">
          <span className="font-semibold">{textIn(categoryLabels[category], locale)}</span>
          {place && <span>{textIn(place, locale)}</span>}
          {isOn && <span>{t('running')}</span>}
        </p>
        {isSmall && when && !dates && (
          <p className={classes.date}>{isPast ? t('was', { days: when }) : when}</p>
        )}
        {dates && (
          <p className="mt-1.5 text-ui text-balance">
            {!isSmall &&
              days &&
              `${t('season', { days: keepRanges(formatDays(days, locale, otherYear(days))) })} `}
            {dates}
          </p>
        )}
        <p className="mt-2.5 max-w-108 text-fir-700 md:line-clamp-2">{textIn(description, locale)}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-10 gap-y-4 not-empty:pt-4">
          {isBookable(event) && (
            <Price amount={next.prices[0].kronor} unit={eventUnit(next, locale)} className="max-w-60" />
          )}
          {!isSmall && (
            <span aria-hidden="true" className="btn btn-secondary">
              {isBookable(event) ? t('more') : t('read')}
              <ArrowRight />
            </span>
          )}
        </div>
      </div>
      <div className={clsx('overflow-hidden', classes.picture)}>
        <ContentPicture name={picture.name} alt="" position={picture.position} sizes={classes.sizes} />
      </div>
    </article>
  )
}
