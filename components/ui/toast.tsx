'use client'

import { useEffect } from 'react'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import type { Toast } from './toaster'

const load = () => import('./toaster')

/** The toasts of every page, in the layout. Toasts repeat what the page says: where they cannot be fetched, none appears. */
export function Toaster() {
  const { loaded, request } = useOnDemand(load)
  useEffect(() => void request(), [request])
  return loaded && <loaded.Toaster />
}

export async function showToast(toast: Toast): Promise<void> {
  const loaded = await load().catch(() => undefined)
  loaded?.show(toast)
}
