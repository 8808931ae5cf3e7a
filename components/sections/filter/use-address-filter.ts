import { useCallback, useState, useSyncExternalStore } from 'react'

export interface FilterParam {
  path: string
  param: string
  values: readonly string[]
}

interface AddressFilter {
  /** The chosen value; undefined shows everything. */
  current: string | undefined
  /** True once the guest has changed the filter on this page. */
  changed: boolean
  /** Pushes the address and shows its value at once. */
  select: (href: string) => void
}

const listeners = new Set<() => void>()

/**
 * The filter value in the page's address, in sync with the history.
 * @param initial value that the static page was built with; the first render shows it to avoid a flash
 */
export function useAddressFilter({ param, values }: FilterParam, initial: string | undefined): AddressFilter {
  const [changed, setChanged] = useState(false)

  const subscribe = useCallback((notify: () => void) => {
    const handleHistory = () => {
      setChanged(true)
      notify()
    }
    listeners.add(notify)
    window.addEventListener('popstate', handleHistory)
    return () => {
      listeners.delete(notify)
      window.removeEventListener('popstate', handleHistory)
    }
  }, [])

  const current = useSyncExternalStore(
    subscribe,
    () => {
      const asked = new URLSearchParams(location.search).get(param)?.toLowerCase()
      return values.find((value) => value === asked)
    },
    () => initial,
  )

  const select = useCallback((href: string) => {
    if (new URL(href, location.href).href !== location.href) window.history.pushState(null, '', href)
    setChanged(true)
    listeners.forEach((notify) => notify())
  }, [])

  return { current, changed, select }
}
