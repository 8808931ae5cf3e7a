import { getLocale, getTranslations } from 'next-intl/server'
import { OUTLINE } from '@/components/ui/outline'
import { hotel } from '@/content/facts'
import { roomOffers } from '@/content/rooms'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { GroupSize } from './group-size'

/** The rooms by their area, and how many of them a group needs. */
export async function RoomScale() {
  const locale = await getLocale()
  const t = await getTranslations('rooms')
  return (
    <section className="wrap pb-group md:pb-section">
      <div className="cols mb-group gap-y-4">
        <h2 className="text-h2 lg:col-span-5">{t('scale')}</h2>
        <p className="max-w-measure lg:col-span-6 lg:col-start-7">{t('scaleText')}</p>
      </div>
      <ClientMessages namespaces={['scale']}>
        <GroupSize
          rooms={roomOffers.map(({ id, title, sizeSqm, maxGuests }) => ({
            id,
            title: textIn(title, locale),
            name: removeSoftHyphens(textIn(title, locale)).toLocaleLowerCase(locale),
            facts: `${t('squareMetres', { size: sizeSqm })}, ${t('guests', { count: maxGuests })}`,
            capacity: maxGuests,
          }))}
          available={hotel.roomCount}
        >
          <NestedAreas unit={(size) => t('squareMetres', { size })} />
        </GroupSize>
      </ClientMessages>
    </section>
  )
}

/** Lowest point of an outline of the radius 1. */
const LOWEST = 0.95
/** Where the lines to the labels leave such an outline, from the largest area to the smallest. */
const LABELS = [
  { x: 0.42, y: -0.9 },
  { x: 0.76, y: -0.64 },
  { x: 1, y: -0.27 },
]
/** Where guests stand, in metres from the lowest point of the outlines. */
const GUESTS = [
  { x: -0.9, y: -2.2 },
  { x: 0.9, y: -2.2, hidden: 'in-data-[guests=1]:translate-y-px in-data-[guests=1]:opacity-0' },
  {
    x: 0,
    y: -3.6,
    hidden:
      'in-data-[guests=1]:translate-y-px in-data-[guests=1]:opacity-0 in-data-[guests=2]:translate-y-px in-data-[guests=2]:opacity-0',
  },
]

/** The areas of the rooms within each other, drawn in metres. The list beside it says the same. */
function NestedAreas({ unit }: { unit: (size: number) => string }) {
  const areas = [...new Set(roomOffers.map(({ sizeSqm }) => sizeSqm))].sort((a, b) => b - a)
  return (
    <svg aria-hidden="true" viewBox="-3.2 -6.1 8 6.3" className="w-full max-w-120">
      {areas.map((area, index) => {
        const radius = Math.sqrt(area / Math.PI)
        const { x, y } = LABELS[index] ?? { x: 1, y: 0 }
        const labelY = (radius * y).toFixed(2)
        return (
          <g
            key={area}
            transform={`translate(0 ${(-radius * LOWEST).toFixed(2)})`}
            className="fill-none stroke-current"
          >
            <path
              d={OUTLINE}
              transform={`scale(${(radius / 100).toFixed(4)})`}
              className="[stroke-width:1.5px] [vector-effect:non-scaling-stroke]"
            />
            <path
              d={`M${(radius * x).toFixed(2)} ${labelY}H3.2`}
              className="stroke-edge [stroke-width:1px] [vector-effect:non-scaling-stroke]"
            />
            <text x="3.3" y={labelY} dy=".12" className="fill-current stroke-none font-sans text-[0.36px]">
              {unit(area)}
            </text>
          </g>
        )
      })}
      {GUESTS.map(({ x, y, hidden }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="0.3"
          className={`duration-slow fill-copper transition in-data-[guests=0]:opacity-0 forced-colors:fill-[CanvasText] ${hidden ?? ''}`}
        />
      ))}
    </svg>
  )
}
