'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { publicPath } from '@/lib/routes/public-path'
import type { Popups, PopupsProps } from './popups'

/**
 * Loads the pop-ups once the home page is interactive. Their times count from then, however long loading takes. They
 * are part of the layout, so that one can fade out while the next page is shown.
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
        // Without them nothing that a visitor came for is missing.
      },
    )
    return () => {
      isLeft = true
      setOpenedAt(undefined)
    }
  }, [isHome])

  return Component && <Component {...props} openedAt={openedAt} />
}
