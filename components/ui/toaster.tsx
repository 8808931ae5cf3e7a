'use client'

import clsx from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { toast as sonner, Toaster as Sonner, useSonner } from 'sonner'
import { CloseButton } from './close-button'

export interface Toast {
  kind: 'success' | 'error'
  title?: string
  text: string
  /** The inquiry shows more toasts at once than the rest of the site. */
  isInquiry?: boolean
}

/** Below the header, above everything else. */
const TOP = 'calc(var(--spacing-nav) + 1rem)'

export function Toaster() {
  const t = useTranslations('layout')
  const isInquiry = useSonner().toasts.some(({ className }) => className === 'inquiry')
  return (
    <Sonner
      position="top-right"
      duration={4000}
      visibleToasts={isInquiry ? 5 : 3}
      containerAriaLabel={t('toasts')}
      offset={{ top: TOP, right: 'var(--spacing-margin)' }}
      mobileOffset={{ top: TOP, left: '1rem', right: '1rem' }}
      gap={12}
      expand
      className="toaster"
    />
  )
}

export function show(toast: Toast): void {
  sonner.custom((id) => <ToastCard {...toast} onClose={() => sonner.dismiss(id)} />, {
    className: toast.isInquiry ? 'inquiry' : undefined,
  })
}

interface ToastCardProps extends Toast {
  onClose: () => void
}

function ToastCard({ kind, title, text, onClose }: ToastCardProps) {
  const t = useTranslations('layout')
  const isError = kind === 'error'
  const Icon = isError ? CircleAlert : Check
  return (
    <div
      role={isError ? 'alert' : undefined}
      className={clsx(
        // Limited by the window, so that large text keeps its room.
        'flex w-full items-start gap-[min(0.875rem,4vw)] py-4.5 pr-2 pl-[min(1.25rem,5.2vw)] font-serif text-small shadow-drop md:w-100',
        isError ? 'border-2 border-danger bg-white text-fir-950' : 'border border-rule-dark on-fir',
      )}
    >
      <Icon className={clsx('size-5.5 flex-none', isError ? 'text-danger' : 'text-aurora')} />
      <div className="flex-1">
        {title !== undefined && <strong className="block font-semibold">{title}</strong>}
        {text}
      </div>
      <CloseButton aria-label={t('close')} onClick={onClose} className="-my-2.5 h-12 w-[min(3rem,14vw)]" />
    </div>
  )
}
