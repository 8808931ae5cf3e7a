import { createElement } from 'react'
import { flushSync } from 'react-dom'
import type * as Sonner from 'sonner'
import type { Toast } from './toast-card'
import type * as ToastCard from './toast-card'

/** What the layout's toaster needs to render sonner. */
export interface ToasterState {
  Sonner: typeof Sonner.Toaster
  /** Whose toasts are shown; the inquiry shows more of them at once. */
  area: NonNullable<Toast['area']>
  /** Name of the region that holds the toasts. */
  region: string
}

let loaded: typeof Sonner | undefined
let setToaster: (state: ToasterState) => void = () => {}

/** Calls back before each toast. Returns the unsubscribe function. */
export function onToast(listener: typeof setToaster): () => void {
  setToaster = listener
  return () => (setToaster = () => {})
}

const load = (): Promise<[typeof Sonner, typeof ToastCard]> =>
  Promise.all([import('sonner'), import('./toast-card')])

/** Fetches the toast library ahead of time. Call it when a form is first focused. */
export function preloadToasts(): void {
  // showToast reports a failure.
  load().catch(() => undefined)
}

/**
 * Shows a toast at the top right. The library loads with the first one. If it cannot be loaded, no toast appears:
 * callers show the same message on the page.
 */
export async function showToast({ area = 'site', ...toast }: Toast): Promise<void> {
  try {
    const [sonner, { ToastCard }] = await load()
    loaded = sonner
    // sonner shows a toast only where its toaster is mounted.
    flushSync(() => setToaster({ Sonner: sonner.Toaster, area, region: toast.labels.region }))
    sonner.toast.custom((id) =>
      createElement(ToastCard, { ...toast, onClose: () => sonner.toast.dismiss(id) }),
    )
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
