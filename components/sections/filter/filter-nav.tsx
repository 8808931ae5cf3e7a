'use client'

import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from '@/lib/i18n/link'
import { useFilter } from './filter-context'

/** One choice of a filter. */
interface FilterOption {
  /** Undefined shows everything. */
  value: string | undefined
  label: string
  /** What assistive technology hears after the choice, e.g. "3 artiklar". */
  announcement: string
  /** Number of entries, shown beside the label where the filter is set large. */
  count?: number
}

interface FilterNavProps {
  label: string
  options: readonly FilterOption[]
  /** The ground it stands on. */
  tone: 'fir' | 'snow'
  /** `heading` sets the choices at the size of an h2. */
  size?: 'text' | 'heading'
  className?: string
}

/** Choices of a filter: plain links, which switch the list at once where scripts run. Scrolls sideways on mobile. */
export function FilterNav({ label, options, tone, size = 'text', className }: FilterNavProps) {
  const { current, changed, hrefOf, follow } = useFilter()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !active) return
    const { left, right, width } = list.current.getBoundingClientRect()
    const box = active.getBoundingClientRect()
    // Only sideways, and only when the choice is cut off: scrollIntoView would move the page too.
    if (box.left < left || box.right > right)
      list.current.scrollLeft += box.left - left - (width - box.width) / 2
  }, [current])

  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={list}
        className={clsx('filter-row', size === 'heading' ? 'filter-row-heading' : 'filter-row-text')}
      >
        {options.map((option) => (
          <li key={option.value ?? ''} className="flex-none">
            <Link
              href={hrefOf(option.value)}
              prefetch={false}
              scroll={false}
              aria-current={option.value === current ? 'page' : undefined}
              onClick={follow}
              className={clsx('filter-choice', tone === 'fir' ? 'after:bg-ember' : 'after:bg-copper')}
            >
              {option.label}
              {option.count !== undefined && <span className="filter-count">{option.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {changed && options.find(({ value }) => value === current)?.announcement}
      </p>
    </nav>
  )
}
