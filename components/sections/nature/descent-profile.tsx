import { natureCopy } from '@/content/nature'
import type { Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { DESCENT_HEIGHT, drawDescent } from './draw-descent'

const WIDE = 48
const NARROW = 14
/** From where a zone begins to its name; the shore of the lake comes first. */
const NAME_BELOW = { fell: 14, forest: 14, lake: 40, spring: 14 }

/** The profile beside the zones: how far down the page is. Decorative; the headings say the same. */
export function DescentProfile({ locale }: { locale: Locale }) {
  const names = natureCopy[locale].zones.map(({ heading }) => removeSoftHyphens(heading))
  return (
    <div aria-hidden="true" className="descent-rail">
      <div className="descent-view">
        <Profile id="descent-narrow" width={NARROW} className="lg:hidden print:hidden" />
        <Profile id="descent-wide" width={WIDE} names={names} className="max-lg:hidden print:block" />
      </div>
    </div>
  )
}

interface ProfileProps {
  id: string
  width: number
  /** Of the zones. */
  names?: readonly string[]
  className: string
}

function Profile({ id, width, names = [], className }: ProfileProps) {
  const { path, zones, end } = drawDescent(width)
  const href = `#${id}`
  return (
    <svg viewBox={`0 0 ${width} ${DESCENT_HEIGHT}`} className={`descent-profile ${className}`}>
      <defs>
        <path id={id} d={path} pathLength={100} />
      </defs>
      {zones.slice(1).map(({ id: zone, at }) => (
        <path key={zone} d={`M${at.x - 6} ${at.y}h12`} className="descent-tick" />
      ))}
      <use href={href} className="descent-line" />
      <circle cx={end.x} cy={end.y} r={4} className="descent-spring" />
      <use href={href} className="descent-walked" />
      <use href={href} className="descent-mark descent-mark-edge" />
      <use href={href} className="descent-mark" />
      {names.map((name, index) => {
        const { id: zone, at } = zones[index]!
        // On the free side of the line.
        const left = index < 2 ? 2 : width / 2
        return (
          <text
            key={name}
            className="descent-name"
            transform={`translate(${left} ${at.y + NAME_BELOW[zone]}) rotate(90)`}
          >
            {name}
          </text>
        )
      })}
    </svg>
  )
}
