import { getTranslations } from 'next-intl/server'
import { OUTLINE } from '@/components/ui/outline'
import { roomOffers, roomsCopy } from '@/content/rooms'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** The rooms by their area: a drawing, and a list that says the same. */
export async function RoomScale({ locale }: { locale: Locale }) {
  const t = await getTranslations('rooms')
  return (
    <section className="wrap pb-group md:pb-section">
      <div className="cols mb-group gap-y-4">
        <h2 className="text-h2 lg:col-span-5">{textIn(roomsCopy.scaleHeading, locale)}</h2>
        <p className="max-w-measure lg:col-span-6 lg:col-start-7">{textIn(roomsCopy.scaleText, locale)}</p>
      </div>
      <div className="cols items-center gap-y-10">
        <div className="lg:col-span-5">
          <NestedAreas unit={(size) => t('squareMetres', { size })} />
        </div>
        <ul className="border-b hairline text-ui lg:col-span-6 lg:col-start-7">
          {roomOffers.map(({ id, title, sizeSqm, maxGuests }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t hairline py-2.5"
            >
              <a href={`#${id}`} className="py-1 font-sans text-button font-semibold hover:underline">
                {textIn(title, locale)}
              </a>
              <span className="quiet">
                {t('squareMetres', { size: sizeSqm })}, {t('guests', { count: maxGuests })}
              </span>
            </li>
          ))}
        </ul>
      </div>
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

/** The areas of the rooms within each other, drawn in metres. */
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
    </svg>
  )
}
