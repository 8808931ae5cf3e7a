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

interface FilterContextProviderProps {
  path: string
  param: string
  values: readonly string[]
  /** The value that the static page was built with; the first render shows it to avoid a flash. */
  initial: string | undefined
  /** The value that the plain address shows, where that is not the whole list. */
  plain?: string
  children: ReactNode
}

/** Shares the filter's value, which is the address's, with the links and the list below it. */
export function FilterContextProvider({
  path,
  param,
  values,
  initial,
  plain,
  children,
}: FilterContextProviderProps) {
  const { current: asked, changed, select } = useAddressFilter(param, values, initial)
  const current = asked === plain ? undefined : asked
  const filter = useMemo(
    () => ({
      current,
      changed,
      hrefOf: (value: string | undefined) => (value === undefined ? path : withParam(path, param, value)),
      follow: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        select(event.currentTarget.href)
        showResults(event.currentTarget)
      },
    }),
    [current, changed, select, path, param],
  )
  return <FilterContext value={filter}>{children}</FilterContext>
}

/** Space below the header, in pixels, and the part of the window above which the results begin. */
const MARGIN = 16
const MAX_RESULTS_START = 0.6

/** Scrolls to a filter at the foot of the window, so that its results show below it. The focus stays on the choice. */
function showResults(choice: Element): void {
  const filter = choice.closest('nav')?.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect()
  if (!filter || filter.bottom < window.innerHeight * MAX_RESULTS_START) return
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({
    top: filter.top - (header?.height ?? 0) - MARGIN,
    behavior: isMotionReduced ? 'auto' : 'smooth',
  })
}

/** @throws Error outside of a FilterProvider */
export function useFilter(): Filter {
  const filter = use(FilterContext)
  if (!filter) throw new Error('useFilter must be used within a FilterProvider')
  return filter
}
