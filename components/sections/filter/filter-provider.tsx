'use client'

import { createContext, use, useMemo, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/browser/plain-click'
import { withParam } from '@/lib/routes/href'
import { useAddressFilter } from './use-address-filter'

interface Filter {
  /** The chosen value; undefined shows everything. */
  current: string | undefined
  /** True once the guest has changed the filter on this page. */
  changed: boolean
  /** The address of a value; without one, that of the whole list. */
  hrefOf: (value: string | undefined) => string
  /** `onClick` of a link to a value: switches the list at once instead of loading the page. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

const FilterContext = createContext<Filter | null>(null)

interface FilterProviderProps {
  path: string
  /** Of the route table, which stays on the server: `findViews(path)`. */
  views: { param: string; values: readonly string[] }
  /** The value that the static page was built with; the first render shows it to avoid a flash. */
  initial: string | undefined
  /** The value that the plain address shows, where that is not the whole list. */
  whenPlain?: string
  children: ReactNode
}

/** Around a FilterNav and the list that it filters, which share the address's value. */
export function FilterProvider({ path, views, initial, whenPlain, children }: FilterProviderProps) {
  const { param, values } = views
  const { current = whenPlain, changed, select } = useAddressFilter(param, values, initial)
  const filter = useMemo(
    () => ({
      current,
      changed,
      hrefOf: (value: string | undefined) =>
        value === undefined || value === whenPlain ? path : withParam(path, param, value),
      follow: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        select(event.currentTarget.href)
        showResults(event.currentTarget)
      },
    }),
    [current, changed, select, path, param, whenPlain],
  )
  return <FilterContext value={filter}>{children}</FilterContext>
}

/** Scrolls a filter up whose results would begin in the lower part of the window. The focus stays on the choice. */
function showResults(choice: Element): void {
  const filter = choice.closest('nav')
  if (!filter || filter.getBoundingClientRect().bottom < window.innerHeight * 0.6) return
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  filter.scrollIntoView({ behavior: isMotionReduced ? 'auto' : 'smooth' })
}

/** @throws Error outside of a FilterProvider */
export function useFilter(): Filter {
  const filter = use(FilterContext)
  if (!filter) throw new Error('useFilter must be used within a FilterProvider')
  return filter
}
