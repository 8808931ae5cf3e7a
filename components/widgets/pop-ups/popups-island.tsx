'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { publicPath } from '@/lib/routes/public-path'
import type { Popups, PopupsProps } from './popups'

/**
 * Loads the pop-ups once the home page is interactive; their delays count from then. Part of the layout, so that a
 * pop-up can fade out while the next page shows.
 */
export function PopupsIsland(props: Omit<PopupsProps, 'openedAt'>) {
  const isHome = publicPath(usePathname()) === '/'
  const [Component, setComponent] = useState<typeof Popups>()
  const [openedAt, setOpenedAt] = useState<number>()

  useEffect(() => {
    if (!isHome) return
    const now = performance.now()
    let isLeft = false
    import('./popups').then(
      (module) => {
        if (isLeft) return
        setComponent(() => module.Popups)
        setOpenedAt(now)
      },
      () => {
        // Pop-ups are optional.
      },
    )
    return () => {
      isLeft = true
      setOpenedAt(undefined)
    }
  }, [isHome])

  return Component && <Component {...props} openedAt={openedAt} />
}
