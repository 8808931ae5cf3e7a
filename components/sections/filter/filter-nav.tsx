'use client'

import clsx from 'clsx'
import { useParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { scrollBehavior } from '@/lib/browser/scroll-behavior'
import { FilterChoice } from './filter-choice'

interface FilterNavProps {
  label: string
  options: readonly {
    /** The view; undefined shows everything. */
    value: string | undefined
    href: string
    label: string
    /** Announced to assistive technology after the choice, e.g. "3 artiklar". */
    announcement: string
    count?: number
  }[]
  /** The view that the plain URL shows, where that is not everything. */
  whenPlain?: string
  /** `heading` sets the choices at the size of an h2. */
  size?: 'text' | 'heading'
}

/**
 * Links to the views of a page. It stands in the layout that all views share, so that the focus stays on the choice and the
 * status is there before its text changes. Scrolls horizontally on mobile.
 */
export function FilterNav({ label, options, whenPlain, size = 'text' }: FilterNavProps) {
  const { view: [current = whenPlain] = [] } = useParams<{ view?: string[] }>()
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
        // Browsers scroll to what is outside, not to what is clipped.
        onFocus={({ target }) =>
          target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'center' })
        }
        className={clsx(
          // The choices' padding is the gap between them, and room for the focus ring, which the scrolling box would cut off.
          'flex scrollbar-none overflow-x-auto pt-1.5 md:-ml-(--gap) md:max-lg:mask-r-from-95%',
          'max-md:-mx-margin max-md:mask-r-from-86% max-md:pr-[16vw] max-md:pl-[calc(var(--spacing-margin)-var(--gap))]',
          // The line below large letters is outside of them.
          size === 'heading' ? 'pb-4 [--gap:clamp(0.8125rem,1.7vw,1.625rem)]' : 'pb-1.5 [--gap:0.75rem]',
        )}
      >
        {options.map(({ value, href, label: text, count }) => (
          <li key={href} className="flex-none">
            <FilterChoice
              href={href}
              scroll={false}
              aria-current={value === current ? 'page' : undefined}
              onNavigate={() => list.current && showResults(list.current)}
              label={text}
              count={count}
              size={size}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {options.find(({ value }) => value === current)?.announcement}
      </p>
    </nav>
  )
}

/** Scrolls a filter up whose results would begin in the lower part of the window. */
function showResults(filter: Element): void {
  if (filter.getBoundingClientRect().bottom < window.innerHeight * 0.6) return
  filter.scrollIntoView({ behavior: scrollBehavior() })
}
