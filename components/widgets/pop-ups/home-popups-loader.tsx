'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { publicPath } from '@/lib/routes/public-path'
import type { HomePopupsProps } from './home-popups'

const load = () => import('./home-popups')

/** Fetches the pop-ups with the home page. Part of the layout, so that one can fade out while the next page shows. */
export function HomePopupsLoader(content: Omit<HomePopupsProps, 'shownAt'>) {
  const isHome = publicPath(usePathname()) === '/'
  const { loaded, request } = useOnDemand(load)
  const [shownAt, setShownAt] = useState<number>()
  useEffect(() => {
    if (!isHome) return
    let isLeft = false
    const now = Date.now()
    void request().then(() => !isLeft && setShownAt(now))
    return () => {
      isLeft = true
      setShownAt(undefined)
    }
  }, [isHome, request])
  return loaded && <loaded.HomePopups {...content} shownAt={shownAt} />
}
