'use client'

import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from '@/lib/i18n/link'
import { useFilter } from './filter-context'

interface FilterOption {
  /** Undefined shows everything. */
  value: string | undefined
  label: string
  /** Announced to assistive technology after the choice, e.g. "3 artiklar". */
  announcement: string
  /** Number of entries, shown beside the label in the large size. */
  count?: number
}

interface FilterNavProps {
  label: string
  options: readonly FilterOption[]
  /** Background it is placed on. */
  tone: 'fir' | 'snow'
  /** `heading` sets the choices at the size of an h2. */
  size?: 'text' | 'heading'
  className?: string
}

/** Plain links, which switch the list in place where scripts run. Scrolls horizontally on mobile. */
export function FilterNav({ label, options, tone, size = 'text', className }: FilterNavProps) {
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
