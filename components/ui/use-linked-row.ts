import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Opens the row of an accordion that contains the target of the address's hash or a match of the browser's page search.
 * @param open value of the open row
 * @returns ref of the element around the rows, each of which has its value as `data-row`
 */
export function useLinkedRow(
  open: string,
  onOpen: (value: string) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // React does not support the value `until-found`.
    root.current?.querySelectorAll('.accordion-fold').forEach((fold) => {
      if (fold.matches('[data-state="closed"] > *')) fold.setAttribute('hidden', 'until-found')
      else fold.removeAttribute('hidden')
    })
  }, [open])

  const reveal = useEffectEvent((target: Element | null): boolean => {
    const row = target?.closest<HTMLElement>('[data-row]')
    const value = row?.dataset.row
    if (!root.current?.contains(row ?? null) || value === undefined) return false
    if (value === open) return true
    // Without transitions, so that the browser scrolls to the final position.
    root.current.dataset.instant = ''
    flushSync(() => onOpen(value))
    root.current.getBoundingClientRect()
    delete root.current.dataset.instant
    return true
  })

  useEffect(() => {
    const element = root.current
    let frame = 0
    const readHash = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const target = document.getElementById(location.hash.slice(1))
        if (reveal(target)) target?.scrollIntoView()
      })
    }
    // The router uses pushState, which does not fire `hashchange`.
    const readPush = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === 'push') readHash()
    }
    const readFound = ({ target }: Event) => {
      if (target instanceof Element) reveal(target)
    }
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    readHash()
    window.addEventListener('hashchange', readHash)
    navigation?.addEventListener('currententrychange', readPush)
    element?.addEventListener('beforematch', readFound)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', readHash)
      navigation?.removeEventListener('currententrychange', readPush)
      element?.removeEventListener('beforematch', readFound)
    }
  }, [])

  return root
}
