'use client'

import { useLocale } from 'next-intl'
import { type CSSProperties, useEffect, useRef } from 'react'
import { whenInView } from '@/lib/browser/when-in-view'
import { textIn } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'

const VISIBLE_SHARE = 0.3

/**
 * A figure that counts up once, when it comes into view (app/styles/home.css). Assistive technology, print and guests
 * without scripts or with reduced motion get the final value.
 */
export function Counter({ from, to, percent = false }: { from: number; to: number; percent?: boolean }) {
  const locale = useLocale()
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = figure.current
    if (!element) return
    element.dataset.counter = 'waiting'
    void whenInView(element, { threshold: VISIBLE_SHARE }).then(() => (element.dataset.counter = 'started'))
  }, [])

  return (
    <strong className="flex items-start font-sans text-figure font-medium max-md:text-h1">
      <span
        ref={figure}
        aria-hidden="true"
        data-counter=""
        style={{ '--from': from, '--to': to } as CSSProperties}
        className="flex print:hidden"
      >
        {percent && (
          <sup className="top-0 mt-[0.1em] ml-[0.12em] text-[0.34em] leading-none tracking-[-0.01em]">%</sup>
        )}
      </span>
      <span className="sr-only print:not-sr-only">
        {to}
        {percent && textIn(PERCENT_SIGN, locale)}
      </span>
    </strong>
  )
}
