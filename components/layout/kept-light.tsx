'use client'

import { useRef } from 'react'
import { useOpening } from '@/lib/browser/use-opening'
import type { WeekHours } from '@/lib/dates/opening'

interface KeptLightProps {
  /** Of reception. */
  hours: WeekHours
  text: string
  phone: { display: string; href: string }
}

/** A light on the outermost ring of the footer's map while reception is closed. Its line keeps its place while it is open. */
export function KeptLight({ hours, text, phone }: KeptLightProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const isLit = useOpening(hours, line)?.isOpen === false
  return (
    <>
      <svg
        viewBox="-300 -200 1500 1100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        data-lit={isLit || undefined}
        className="site-footer-contours kept-light contours pointer-events-none absolute -z-10 max-w-none"
      >
        <circle r="26" cx="402.2" cy="-36.2" opacity="0.2" />
        <circle r="8" cx="402.2" cy="-36.2" />
      </svg>
      <p
        ref={line}
        data-lit={isLit || undefined}
        className="kept-light kept-light-line needs-js no-print wrap"
      >
        <a href={phone.href} className="whitespace-normal text-link">
          {text} <span className="num">{phone.display}</span>
        </a>
      </p>
    </>
  )
}
