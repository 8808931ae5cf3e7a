import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { LogoMark } from '@/components/ui/logo-mark'
import { distances, type City } from '@/content/directions'
import { venue } from '@/content/venue'

interface Place {
  x: number
  y: number
  /** The point that the road bends towards. */
  bend: readonly [number, number]
  labelOn: 'left' | 'right'
}

/** Positions in the box of the drawing, 860 × 820, at 3.06 units a kilometre with north upwards. */
const HOTEL = { x: 250, y: 330 } as const
const places: Readonly<Record<City, Place>> = {
  Lycksele: { x: 195, y: 439, bend: [241, 374], labelOn: 'left' },
  Skellefteå: { x: 523, y: 388, bend: [405, 349], labelOn: 'right' },
  Piteå: { x: 600, y: 194, bend: [411, 278], labelOn: 'right' },
  Umeå: { x: 424, y: 700, bend: [355, 505], labelOn: 'right' },
  Luleå: { x: 696, y: 106, bend: [459, 234], labelOn: 'right' },
}

/** Text with an outline in the colour of the land, so that lines end before it. */
const label =
  'fill-fir-950 stroke-snow-shade [stroke-width:6px] [stroke-linejoin:round] [paint-order:stroke] tracking-[-0.02em]'
/** Larger where the map is at its narrowest, beside its text. */
const note = 'text-[1.3125rem] max-lg:hidden lg:max-xl:text-2xl'

/** The way to the hotel from the nearest towns; the table of distances has the same kilometres. */
export async function RegionDrawing() {
  const t = await getTranslations('directions')
  const towns = distances.map(({ city, km }) => `${city} ${km} ${t('kilometres')}`).join(', ')
  return (
    <svg
      viewBox="0 0 860 820"
      role="img"
      aria-label={t('drawing', { hotel: venue.shortName, towns })}
      className="region-drawing block aspect-[860/780] w-full overflow-visible forced-color-adjust-none md:absolute md:inset-0 md:aspect-auto md:h-full print:aspect-auto print:h-[90mm]"
    >
      {/* The drawing goes on beyond the box, so that the map fills any shape. */}
      <image href="/drawings/region.svg" x="-440" y="-440" width="1740" height="1740" />
      {distances.map(({ city }) => (
        <path
          key={city}
          d={`M${HOTEL.x} ${HOTEL.y}Q${places[city].bend.join(' ')} ${places[city].x} ${places[city].y}`}
          className="fill-none stroke-copper"
          strokeWidth="2.5"
        />
      ))}
      {distances.map(({ city, km }) => {
        const { x, y, labelOn } = places[city]
        const labelX = labelOn === 'left' ? x - 16 : x + 16
        return (
          <g key={city} textAnchor={labelOn === 'left' ? 'end' : 'start'}>
            <circle cx={x} cy={y} r="6" className="fill-snow stroke-fir-950" strokeWidth="2.5" />
            <text
              x={labelX}
              y={y + 3}
              className={clsx(label, 'font-sans text-[2.5rem] font-semibold lg:text-[1.75rem] xl:text-2xl')}
            >
              {city}
            </text>
            <text x={labelX} y={y + 28} className={clsx(label, note)}>
              {km} {t('kilometres')}
            </text>
          </g>
        )
      })}
      <circle cx={HOTEL.x} cy={HOTEL.y} r="24" className="fill-fir-950" />
      <g transform={`translate(${HOTEL.x - 16} ${HOTEL.y - 16})`} className="text-snow">
        <LogoMark size={32} />
      </g>
      <text
        x={HOTEL.x - 30}
        y={HOTEL.y - 42}
        textAnchor="middle"
        className={clsx(label, 'font-sans text-[2.75rem] font-semibold lg:text-3xl')}
      >
        {venue.shortName}
      </text>
      <text x="655" y="690" className={clsx(note, 'fill-fir-700 font-quote italic')}>
        {t('sea')}
      </text>
    </svg>
  )
}
