import { getTranslations } from 'next-intl/server'
import { DisplayFigure } from '@/components/ui/display-figure'
import { Picture } from '@/components/ui/picture'
import { listFoodEvents, type FoodEvent } from '@/content/food-events'
import { findPicture } from '@/content/pictures'
import { otherYear } from '@/lib/dates/offers'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

interface OtherEventsProps {
  /** The event of the page; the other two are shown. */
  current: FoodEvent['id']
  locale: Locale
}

const columns = [
  { card: 'md:col-span-4 lg:col-span-7 xl:col-span-5 xl:col-start-4', picture: 'lg:h-90' },
  { card: 'md:col-span-4 lg:col-span-5 md:mt-24 xl:col-span-4', picture: 'lg:h-70' },
] as const

export async function OtherEvents({ current, locale }: OtherEventsProps) {
  const [t, events] = [await getTranslations('foodEvent'), await getTranslations('events')]
  const isOver = ({ text }: FoodEvent) => Number(text[locale].over !== undefined)
  const others = listFoodEvents()
    .filter(({ id }) => id !== current)
    .sort((a, b) => isOver(a) - isOver(b))
  return (
    <section className="overflow-x-clip py-section on-birch print:hidden">
      <div className="cols wrap items-start gap-y-11">
        <h2 className="text-h2 xl:col-span-3">{t('others')}</h2>
        {columns.map((column, index) => {
          const event = others[index]
          if (!event) return null
          const { h1, date, when, price } = event.text[locale]
          return (
            <article key={event.id} className={`group relative ${column.card}`}>
              <div
                className={`mb-4.5 aspect-landscape overflow-hidden max-md:bleed-both lg:aspect-auto ${column.picture}`}
              >
                <Picture
                  picture={findPicture(event.cardPicture.name)}
                  alt=""
                  position={event.cardPicture.position}
                  sizes="(width >= 64rem) 56vw, (width >= 48rem) 48vw, 100vw"
                />
              </div>
              <p aria-hidden={when === undefined || undefined} className="mb-3 font-sans text-h2">
                <span className="block pb-[0.14em] text-figure">
                  <DisplayFigure>{date.figure}</DisplayFigure>
                </span>{' '}
                {date.iso === undefined
                  ? date.below
                  : formatDate(date.iso, locale, { month: 'long', year: otherYear({ from: date.iso }) })}
              </p>
              <h3 className="text-h3">
                <Link
                  href={event.href}
                  className="underline decoration-transparent decoration-2 underline-offset-6 group-hover:decoration-copper after:absolute after:inset-0"
                >
                  {h1}
                </Link>
              </h3>
              <p className="mt-2 text-ui text-fir-700">{price ?? events('was', { days: when ?? '' })}</p>
            </article>
          )
        })}
      </div>
    </section>
  )
}
