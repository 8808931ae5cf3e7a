import type { ReactNode } from 'react'
import { findViews, type ViewPath } from '@/lib/routes/views'
import { FilterContextProvider } from './filter-context'

interface FilterProviderProps {
  /** The page; its query parameter and values are in the route table. */
  path: ViewPath
  /** The value that this static variant of the page shows. */
  initial: string | undefined
  /** The value that the plain address shows, where that is not the whole list. */
  plain?: string
  children: ReactNode
}

/** Around a FilterNav and the FilterList that it filters. */
export function FilterProvider(props: FilterProviderProps) {
  return <FilterContextProvider {...findViews(props.path)} {...props} />
}
