'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import { useAddressFilter, type FilterParam } from './use-address-filter'

interface Filter extends ReturnType<typeof useAddressFilter> {
  /** The address of a value; without one, that of the whole list. */
  hrefOf: (value: string | undefined) => string
}

const FilterContext = createContext<Filter | null>(null)

interface FilterContextProviderProps extends FilterParam {
  initial: string | undefined
  children: ReactNode
}

/** Holds the filter's value for the links and the list below it. */
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
      select,
      hrefOf: (value: string | undefined) => (value === undefined ? path : `${path}?${param}=${value}`),
    }),
    [current, changed, select, path, param],
  )
  return <FilterContext value={filter}>{children}</FilterContext>
}

/** The filter that a component stands in. Throws outside a FilterProvider. */
export function useFilter(): Filter {
  const filter = use(FilterContext)
  if (!filter) throw new Error('useFilter must be used within a FilterProvider')
  return filter
}
