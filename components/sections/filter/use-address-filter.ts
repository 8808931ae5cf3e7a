import { useCallback, useState, useSyncExternalStore } from 'react'

interface AddressFilter {
  /** The chosen value; undefined shows everything. */
  current: string | undefined
  /** True once the guest has changed the filter on this page. */
  changed: boolean
  /** Pushes the address and shows its value at once. */
  select: (href: string) => void
}

/** Event of a pushed address, of which `popstate` does not tell. */
const CHANGE = 'filterchange'

/**
 * The value of a query parameter in the page's address, in sync with the history.
 * @param initial value that the static page was built with; the first render shows it to avoid a flash
 */
export function useAddressFilter(
  param: string,
  values: readonly string[],
  initial: string | undefined,
): AddressFilter {
  const [changed, setChanged] = useState(false)

  const subscribe = useCallback((notify: () => void) => {
    const handleChange = () => {
      setChanged(true)
      notify()
    }
    const listener = new AbortController()
    window.addEventListener('popstate', handleChange, listener)
    window.addEventListener(CHANGE, handleChange, listener)
    return () => listener.abort()
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
    window.dispatchEvent(new Event(CHANGE))
  }, [])

  return { current, changed, select }
}
