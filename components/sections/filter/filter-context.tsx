'use client'

import { createContext, use, useMemo, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/browser/plain-click'
import { withParam } from '@/lib/routes/href'
import { useAddressFilter, type FilterParam } from './use-address-filter'

interface Filter extends Omit<ReturnType<typeof useAddressFilter>, 'select'> {
  /** The address of a value; without one, that of the whole list. */
  hrefOf: (value: string | undefined) => string
  /** `onClick` of a link to a value: switches the list at once instead of loading the page. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

const FilterContext = createContext<Filter | null>(null)

interface FilterContextProviderProps extends FilterParam {
  initial: string | undefined
  children: ReactNode
}

/** Shares the filter's value with the links and the list below it. */
export function FilterContextProvider({
  path,
  param,
  values,
  initial,
  children,
}: FilterContextProviderProps) {
  const { current, changed, select } = useAddressFilter({ path, param, values }, initial)
  const filter = useMemo(
    () => ({
      current,
      changed,
      hrefOf: (value: string | undefined) => (value === undefined ? path : withParam(path, param, value)),
      follow: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        select(event.currentTarget.href)
      },
    }),
    [current, changed, select, path, param],
  )
  return <FilterContext value={filter}>{children}</FilterContext>
}

/** @throws Error outside of a FilterProvider */
export function useFilter(): Filter {
  const filter = use(FilterContext)
  if (!filter) throw new Error('useFilter must be used within a FilterProvider')
  return filter
}
