'use client'

import { useCallback, useState } from 'react'

export interface Part<Module> {
  /** Undefined until it has been fetched. */
  loaded: Module | undefined
  isPending: boolean
  hasFailed: boolean
  /** Fetches it, again if that failed before. Resolves to undefined on failure. */
  request: () => Promise<Module | undefined>
  /** Fetches it ahead of time, without a word if that fails. */
  prepare: () => void
  /** Removes it, or forgets that it failed. */
  dismiss: () => void
}

/**
 * Code that is fetched when a guest asks for it.
 * @param load an import(), outside of the component
 */
export function useOnDemand<Module>(load: () => Promise<Module>): Part<Module> {
  const [loaded, setLoaded] = useState<Module>()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const request = useCallback(async () => {
    setIsPending(true)
    try {
      const fetched = await load()
      setLoaded(fetched)
      setHasFailed(false)
      return fetched
    } catch (error) {
      console.warn('A part of the page could not be fetched.', error)
      setHasFailed(true)
      return undefined
    } finally {
      setIsPending(false)
    }
  }, [load])

  const prepare = useCallback(() => {
    load().catch(() => undefined)
  }, [load])

  const dismiss = useCallback(() => {
    setLoaded(undefined)
    setHasFailed(false)
  }, [])

  return { loaded, isPending, hasFailed, request, prepare, dismiss }
}
