import { useCallback, useEffect, useState } from 'react'
import { useAddressFilter } from '@/components/sections/filter/use-address-filter'

interface OpenSection {
  /** The section that the address asks for. */
  current: string
  /** True while the visitor has closed the accordion's open row. */
  isClosed: boolean
  /** Shows a section and puts it into the address. */
  show: (id: string) => void
  /** Takes over what the visitor did to a row of the accordion. */
  follow: (id: string, isOpen: boolean) => void
}

const PARAM = 'tab'

/**
 * Which section of the terms is shown: `?tab=` of the address, and the section that its hash lies in.
 * @param ids all sections; the first is shown where the address names none
 * @param initial the section that this static page was built with
 */
export function useOpenSection(ids: readonly [string, ...string[]], initial: string): OpenSection {
  const [fallback, ...values] = ids
  const filter = useAddressFilter({ path: '/villkor', param: PARAM, values }, initial)
  const [isClosed, setClosed] = useState(false)
  const current = filter.current ?? fallback
  const { select } = filter

  const show = useCallback(
    (id: string) => {
      const address = new URL(location.href)
      address.hash = ''
      if (id === fallback) address.searchParams.delete(PARAM)
      else address.searchParams.set(PARAM, id)
      setClosed(false)
      select(address.pathname + address.search)
    },
    [select, fallback],
  )

  const follow = useCallback(
    (id: string, isOpen: boolean) => {
      if (!isOpen) setClosed((closed) => closed || id === current)
      else if (id === current) setClosed(false)
      else show(id)
    },
    [current, show],
  )

  useEffect(() => {
    const readHash = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const section = target?.closest('details')?.dataset.section
      if (!target || section === undefined) return
      const hash = location.hash
      show(section)
      window.history.replaceState(null, '', hash)
      // After the section has opened: a closed one has no place to scroll to.
      requestAnimationFrame(() => target.scrollIntoView())
    }
    if (location.hash !== '') readHash()
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [show])

  return { current, isClosed, show, follow }
}
