'use client'

import { useLayoutEffect, useState } from 'react'

type Kept = Record<string, string | undefined> | null

/**
 * A state that a guest finds again who comes back to the page: it is kept in the entry of the browser's history, where
 * Next.js leaves it for Back and Forward.
 * @param key that no other state of the page has; without one it is not kept
 */
export function useHistoryState(key: string | undefined, initial: string): [string, (value: string) => void] {
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    const kept = key === undefined ? undefined : (history.state as Kept)?.[key]
    // While the page rendered, the entry was still the one before; the page has not been shown yet.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (kept !== undefined) setValue(kept)
  }, [key])
  return [
    value,
    (next) => {
      setValue(next)
      if (key !== undefined) history.replaceState({ ...(history.state as Kept), [key]: next }, '')
    },
  ]
}
