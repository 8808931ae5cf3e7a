'use client'

import { useEffect } from 'react'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import type { Toast } from './toaster'

const load = () => import('./toaster')

/** The toasts of every page, in the layout. What could not be fetched is asked for again when a form is sent. */
export function Toaster() {
  const { loaded, request } = useOnDemand(load)
  useEffect(() => void request(), [request])
  useEffect(() => {
    if (loaded) return
    const handleSubmit = () => void request()
    document.addEventListener('submit', handleSubmit)
    return () => document.removeEventListener('submit', handleSubmit)
  }, [loaded, request])
  return loaded && <loaded.Toaster />
}

export async function showToast(toast: Toast): Promise<void> {
  const loaded = await load().catch(() => undefined)
  loaded?.show(toast)
}
