'use client'

import { useCallback, useState } from 'react'

interface PartState<Module> {
  /** Undefined until it has been fetched. */
  loaded?: Module
  isPending?: boolean
  hasFailed?: boolean
}

export interface Part<Module> extends PartState<Module> {
  /** Fetches it, again if that failed before. Resolves to undefined on failure. */
  request: () => Promise<Module | undefined>
  /** Fetches it ahead of time, and ignores a failure. */
  prepare: () => void
  /** Removes it, or forgets that it failed. */
  dismiss: () => void
}

/**
 * Code that is fetched later than its page.
 * @param load an import(), outside of the component
 */
export function useOnDemand<Module>(load: () => Promise<Module>): Part<Module> {
  const [state, setState] = useState<PartState<Module>>({})

  const request = useCallback(async () => {
    setState((before) => ({ ...before, isPending: true }))
    try {
      const loaded = await load()
      setState({ loaded })
      return loaded
    } catch (error) {
      console.warn('A part of the page could not be fetched.', error)
      setState({ hasFailed: true })
      return undefined
    }
  }, [load])

  const prepare = useCallback(() => {
    load().catch(() => undefined)
  }, [load])

  const dismiss = useCallback(() => setState({}), [])

  return { ...state, request, prepare, dismiss }
}
