import type { ReactNode } from 'react'
import { findState, type StatefulPath } from '@/lib/routes/page-state'
import { FilterContextProvider } from './filter-context'

interface FilterProviderProps {
  /** The page; its query parameter and values are in the route table. */
  path: StatefulPath
  /** The value that this static variant of the page shows. */
  initial: string | undefined
  children: ReactNode
}

/** Put this around a FilterNav and the FilterList that it filters. */
export function FilterProvider({ path, initial, children }: FilterProviderProps) {
  const { param, values } = findState(path)
  return (
    <FilterContextProvider path={path} param={param} values={values} initial={initial}>
      {children}
    </FilterContextProvider>
  )
}
