import { useCallback, useEffect, useState } from 'react'
import { isJobId } from '@/content/job-ids'

interface OpenJob {
  /** The open position; undefined where all rows are closed. */
  open: string | undefined
  /** Opens a position and puts its hash into the address. */
  show: (id: string) => void
  /** Takes over what the visitor did to a row of the accordion. */
  follow: (id: string, isOpen: boolean) => void
}

/** Which position is open: the address's hash at first and whenever it changes, then whatever the visitor opens. */
export function useOpenJob(initial: string): OpenJob {
  const [open, setOpen] = useState<string | undefined>(initial)

  useEffect(() => {
    const readHash = () => {
      const asked = location.hash.slice(1)
      if (!isJobId(asked)) return
      setOpen(asked)
      // After the row has opened: a closed one has no place to scroll to.
      requestAnimationFrame(() => document.getElementById(asked)?.scrollIntoView())
    }
    readHash()
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [])

  const show = useCallback((id: string) => {
    setOpen(id)
    window.history.replaceState(null, '', `#${id}`)
  }, [])

  const follow = useCallback((id: string, isOpen: boolean) => {
    setOpen((current) => (isOpen ? id : current === id ? undefined : current))
  }, [])

  return { open, show, follow }
}
