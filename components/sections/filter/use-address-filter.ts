import { useCallback, useState, useSyncExternalStore } from 'react'

/** Event of a pushed address, of which `popstate` does not tell. */
const CHANGE = 'filterchange'

/** Pushes an address and shows its value at once. */
function select(href: string): void {
  if (new URL(href, location.href).href !== location.href) window.history.pushState(null, '', href)
  window.dispatchEvent(new Event(CHANGE))
}

/**
 * The value of a query parameter in the page's address, in sync with the history; undefined shows everything.
 * @param initial value that the static page was built with; the first render shows it to avoid a flash
 * @returns `changed` once the guest has changed the value on this page
 */
export function useAddressFilter(param: string, values: readonly string[], initial: string | undefined) {
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

  return { current, changed, select }
}
