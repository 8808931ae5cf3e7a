'use client'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { ToastCard, type Toast } from './toast-card'

const AREAS = {
  site: { duration: 4000, visibleToasts: 3 },
  inquiry: { duration: 4000, visibleToasts: 5 },
} as const

/** Below the 70 px header, above everything else. */
const TOP = 'calc(var(--spacing-nav) + 1rem)'

const mounted = new Set<keyof typeof AREAS>()

/** A React root of its own, so that a toast outlives a change of page. */
function mountArea(area: keyof typeof AREAS, region: string): void {
  if (mounted.has(area)) return
  mounted.add(area)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <Toaster
        id={area}
        position="top-right"
        containerAriaLabel={region}
        offset={{ top: TOP, right: 'var(--spacing-margin)' }}
        mobileOffset={{ top: TOP, left: '1rem', right: '1rem' }}
        gap={12}
        expand
        className="toaster"
        {...AREAS[area]}
      />,
    ),
  )
}

/** Called by components/ui/toast.ts. */
export function addToast({ area = 'site', ...toast }: Toast): void {
  mountArea(area, toast.labels.region)
  sonner.custom((id) => <ToastCard {...toast} onClose={() => sonner.dismiss(id)} />, { toasterId: area })
}

/** Closes all toasts. Returns false if there was none. */
export function dismissAll(): boolean {
  const isShown = sonner.getToasts().length > 0
  sonner.dismiss()
  return isShown
}
