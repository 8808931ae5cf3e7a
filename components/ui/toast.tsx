'use client'

import dynamic from 'next/dynamic'
import type { Toast } from './toast-card'

const load = () => import('./toaster')

/** The toasts of every page, in the layout. Toasts repeat what the page says: where they cannot be fetched, none appears. */
export const Toaster = dynamic(
  () =>
    load().then(
      (loaded) => loaded.Toaster,
      () => () => null,
    ),
  { ssr: false },
)

/** Shows a toast at the top right. */
export async function showToast(toast: Toast): Promise<void> {
  const loaded = await load().catch(() => undefined)
  loaded?.show(toast)
}
