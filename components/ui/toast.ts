import type { Toast } from './toast-card'
import type * as Toaster from './toaster'

let toaster: typeof Toaster | undefined

/** Fetches what toasts need, so that one can appear without delay. Call it once a form is touched. */
export function preloadToasts(): void {
  // A failure shows when a toast is wanted.
  import('./toaster').catch(() => undefined)
}

/**
 * Shows a toast at the top right, below the header. The library loads with the first one; a toast that cannot
 * be loaded is given up, since whoever shows one says the same on the page.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    toaster = await import('./toaster')
    toaster.addToast(toast)
  } catch (error) {
    console.warn('Toasts could not be loaded.', error)
  }
}

/** Closes all toasts. Returns false where none is shown. */
export function dismissToasts(): boolean {
  return toaster?.dismissAll() ?? false
}

/** True for what stands in a toast. */
export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
