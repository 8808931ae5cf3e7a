'use client'

import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { FilterChoice } from './filter-choice'
import { useFilter } from './filter-provider'

interface FilterNavProps {
  label: string
  options: readonly {
    /** Undefined shows everything. */
    value: string | undefined
    label: string
    /** Announced to assistive technology after the choice, e.g. "3 artiklar". */
    announcement: string
    /** Number of entries, shown beside the label. */
    count?: number
  }[]
  /** `heading` sets the choices at the size of an h2. */
  size?: 'text' | 'heading'
}

/** Plain links, which switch the list in place where scripts run. Scrolls horizontally on mobile. */
export function FilterNav({ label, options, size = 'text' }: FilterNavProps) {
  const { current, changed, hrefOf, follow } = useFilter()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !active) return
    const { left, right, width } = list.current.getBoundingClientRect()
    const box = active.getBoundingClientRect()
    // Horizontally only, and only if the choice is clipped: scrollIntoView would scroll the page too.
    if (box.left < left || box.right > right)
      list.current.scrollLeft += box.left - left - (width - box.width) / 2
  }, [current])

  return (
    <nav aria-label={label} className="print:hidden">
      <ul
        ref={list}
        className={clsx(
          // The choices' padding is the gap between them, and room for the focus ring, which the scrolling box would cut off.
          'flex [scrollbar-width:none] overflow-x-auto py-1.5 max-md:-mx-margin max-md:mask-r-from-86% max-md:pr-[16vw] max-md:pl-[calc(var(--spacing-margin)-var(--gap))] md:-ml-(--gap) md:max-lg:mask-r-from-95%',
          size === 'heading' ? '[--gap:clamp(0.8125rem,1.7vw,1.625rem)]' : '[--gap:0.75rem]',
        )}
      >
        {options.map(({ value, label: text, count }) => (
          <li key={value ?? ''} className="flex-none">
            <FilterChoice
              href={hrefOf(value)}
              prefetch={false}
              scroll={false}
              aria-current={value === current ? 'page' : undefined}
              onClick={follow}
              label={text}
              count={count}
              size={size}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {changed && options.find(({ value }) => value === current)?.announcement}
      </p>
    </nav>
  )
}
