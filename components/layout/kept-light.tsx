import type { WeekHours } from '@/lib/dates/opening'
import { WhenClosed } from './when-closed'

interface KeptLightProps {
  /** Of reception. */
  hours: WeekHours
  text: string
  phone: { display: string; href: string }
}

/** A light on the outermost ring of the footer's map while reception is closed. Its line keeps its place while it is open. */
export function KeptLight({ hours, text, phone }: KeptLightProps) {
  return (
    <WhenClosed hours={hours} className="kept-light">
      <svg
        viewBox="-300 -200 1500 1100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="site-footer-contours contours pointer-events-none absolute -z-10 max-w-none"
      >
        <circle r="26" cx="402.2" cy="-36.2" opacity="0.2" />
        <circle r="8" cx="402.2" cy="-36.2" />
      </svg>
      <p className="kept-light-line needs-js no-print wrap">
        <a href={phone.href} className="whitespace-normal text-link">
          {text} <span className="num">{phone.display}</span>
        </a>
      </p>
    </WhenClosed>
  )
}
