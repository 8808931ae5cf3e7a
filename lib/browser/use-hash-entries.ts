'use client'

import { useEffect } from 'react'

/**
 * Tells the router of the history entries that the browser makes for links to `#id`: it ignores an entry without a state,
 * so that Back would show another page than the URL says. Its own links do not move the focus to their target.
 * https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
 */
export function useHashEntries(): void {
  useEffect(() => {
    const tellRouter = () => {
      if (history.state === null) window.history.replaceState(null, '', location.href)
    }
    // At once, where a browser can: what the router does for a row that the target opens comes after.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    const listening = new AbortController()
    navigation?.addEventListener('currententrychange', tellRouter, { signal: listening.signal })
    window.addEventListener('hashchange', tellRouter, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
