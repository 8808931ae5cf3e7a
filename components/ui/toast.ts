import type { Toast } from './toast-card'
import type * as Toaster from './toaster'

let toaster: typeof Toaster | undefined

/** Fetches the toast library ahead of time. Call it when a form is first focused. */
export function preloadToasts(): void {
  // showToast reports a failure.
  import('./toaster').catch(() => undefined)
}

/**
 * Shows a toast at the top right. The library loads with the first one. If it cannot be loaded, no toast appears:
 * callers show the same message on the page.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    toaster = await import('./toaster')
    toaster.addToast(toast)
  } catch (error) {
    console.warn('Toasts could not be loaded.', error)
  }
}

/** Closes all toasts. Returns false if there was none. */
export function dismissToasts(): boolean {
  return toaster?.dismissAll() ?? false
}

export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
