import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { distances } from '@/content/directions'
import { venue } from '@/content/venue'

/** Where a town's name ends, in the box of the drawing, 860 × 820. */
const labels: Readonly<Record<(typeof distances)[number]['city'], { x: number; y: number }>> = {
  Lycksele: { x: 179, y: 442 },
  Skellefteå: { x: 508, y: 427 },
  Piteå: { x: 584, y: 259 },
  Umeå: { x: 404, y: 715 },
  Luleå: { x: 682, y: 63 },
}

/** Text with an outline in the colour of the land, so that lines end before it. */
const label =
  'fill-fir-950 stroke-snow-shade [stroke-width:6px] [stroke-linejoin:round] [paint-order:stroke] tracking-[-0.02em]'
/** Larger where the map is narrow. */
const note = 'text-[2.125rem] lg:text-2xl xl:text-[1.3125rem]'

/** The way to the hotel from the nearest towns; the table of distances has the same kilometres. */
export async function RegionDrawing() {
  const t = await getTranslations('directions')
  const towns = distances.map(({ city, km }) => `${city} ${km} ${t('kilometres')}`).join(', ')
  return (
    <svg
      viewBox="0 0 860 820"
      role="img"
      aria-label={t('drawing', { hotel: venue.shortName, towns })}
      className="region-drawing aspect-[860/780] w-full overflow-visible forced-color-adjust-none md:absolute md:inset-0 md:h-full print:h-[84mm]"
    >
      {/* Land and roads, 3.06 units a kilometre, north upwards. They go on beyond the box, so that the map fills any shape. */}
      <image href="/drawings/region.svg" x="-440" y="-440" width="1740" height="1740" />
      {distances.map(({ city, km }) => {
        const { x, y } = labels[city]
        return (
          <g key={city} textAnchor="end">
            <text
              x={x}
              y={y}
              className={clsx(label, 'font-sans text-[2.5rem] font-semibold lg:text-[1.75rem] xl:text-2xl')}
            >
              {city}
            </text>
            <text x={x} y={y + 25} className={clsx(label, note, 'max-lg:translate-y-2.5')}>
              {km} {t('kilometres')}
            </text>
          </g>
        )
      })}
      <text
        x="220"
        y="288"
        textAnchor="middle"
        className={clsx(label, 'font-sans text-[2.75rem] font-semibold lg:text-3xl')}
      >
        {venue.shortName}
      </text>
      <text x="655" y="690" className={clsx(note, 'fill-fir-700 font-quote italic max-lg:hidden')}>
        {t('sea')}
      </text>
    </svg>
  )
}
