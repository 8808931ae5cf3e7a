'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as Sonner from 'sonner'
import type { Toast } from './toast-card'

/** The inquiry shows more toasts at once than the rest of the site. */
const VISIBLE_TOASTS = { site: 3, inquiry: 5 } as const

/** Below the 70 px header, above everything else. */
const TOP = 'calc(var(--spacing-nav) + 1rem)'

let loaded: typeof Sonner | undefined
let setShown: (toast: Toast) => void = () => {}
let closeLabel = ''

/** The toasts of every page, in the layout. sonner is fetched with the first of them. */
export function Toaster({ labels }: { labels: { close: string; region: string } }) {
  const [shown, setState] = useState<Toast>()
  useEffect(() => {
    setShown = setState
    closeLabel = labels.close
  }, [labels.close])
  return (
    loaded &&
    shown && (
      <loaded.Toaster
        position="top-right"
        duration={4000}
        visibleToasts={VISIBLE_TOASTS[shown.area ?? 'site']}
        containerAriaLabel={labels.region}
        offset={{ top: TOP, right: 'var(--spacing-margin)' }}
        mobileOffset={{ top: TOP, left: '1rem', right: '1rem' }}
        gap={12}
        expand
        className="toaster"
      />
    )
  )
}

const load = () => Promise.all([import('sonner'), import('./toast-card')])

/** Fetches the toast library ahead of time. Call it when a form is first focused. */
export function preloadToasts(): void {
  // showToast reports a failure.
  load().catch(() => undefined)
}

/**
 * Shows a toast at the top right. The library loads with the first one. If it cannot be loaded, no toast appears:
 * callers show the same message on the page.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const [sonner, { ToastCard }] = await load()
    loaded = sonner
    // sonner shows a toast only where its toaster is mounted.
    flushSync(() => setShown(toast))
    sonner.toast.custom((id) => (
      <ToastCard {...toast} closeLabel={closeLabel} onClose={() => sonner.toast.dismiss(id)} />
    ))
  } catch (error) {
    console.warn('Toasts could not be loaded.', error)
  }
}

/** Closes all toasts. Returns false if there was none. */
export function dismissToasts(): boolean {
  const isShown = loaded !== undefined && loaded.toast.getToasts().length > 0
  loaded?.toast.dismiss()
  return isShown
}

export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
