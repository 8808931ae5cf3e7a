'use client'

import { useEffect, useState } from 'react'
import type { Popups, PopupsProps } from './popups'

type PopupsIslandProps = Omit<PopupsProps, 'openedAt'>

/** Fetches the pop-ups once the page is interactive. Their times count from then, however long the fetching takes. */
export function PopupsIsland(props: PopupsIslandProps) {
  const [loaded, setLoaded] = useState<{ Component: typeof Popups; openedAt: number }>()

  useEffect(() => {
    const openedAt = performance.now()
    let isGone = false
    import('./popups').then(
      (module) => {
        if (!isGone) setLoaded({ Component: module.Popups, openedAt })
      },
      () => {
        // Without them nothing that a visitor came for is missing.
      },
    )
    return () => {
      isGone = true
    }
  }, [])

  return loaded && <loaded.Component {...props} openedAt={loaded.openedAt} />
}
