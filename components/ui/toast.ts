import type { ToastWords } from '@/lib/forms/toast-words'

/** A toast to show. */
export interface Toast {
  kind: 'success' | 'error'
  title?: string
  text: string
  words: ToastWords
  /** Which set of toasts it belongs to: the site's, or the inquiry's own (site.md, section 9). */
  area?: 'site' | 'inquiry'
}

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
    const { addToast } = await import('./toaster')
    addToast(toast)
  } catch (error) {
    console.warn('Toasts could not be loaded.', error)
  }
}
