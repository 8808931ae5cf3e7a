'use client'

import { toast as sonner, Toaster as Sonner, useSonner } from 'sonner'
import { CloseLabel, type Toast, ToastCard } from './toast-card'

/** The inquiry shows more toasts at once than the rest of the site. */
const VISIBLE_TOASTS = { site: 3, inquiry: 5 } as const

/** Below the header, above everything else. */
const TOP = 'calc(var(--spacing-nav) + 1rem)'

export interface ToasterProps {
  labels: { close: string; region: string }
}

export function Toaster({ labels }: ToasterProps) {
  const isInquiry = useSonner().toasts.some(({ className }) => className === 'inquiry')
  return (
    <CloseLabel value={labels.close}>
      <Sonner
        position="top-right"
        duration={4000}
        visibleToasts={VISIBLE_TOASTS[isInquiry ? 'inquiry' : 'site']}
        containerAriaLabel={labels.region}
        offset={{ top: TOP, right: 'var(--spacing-margin)' }}
        mobileOffset={{ top: TOP, left: '1rem', right: '1rem' }}
        gap={12}
        expand
        className="toaster"
      />
    </CloseLabel>
  )
}

export function show(toast: Toast): void {
  sonner.custom((id) => <ToastCard {...toast} onClose={() => sonner.dismiss(id)} />, {
    className: toast.area,
  })
}
