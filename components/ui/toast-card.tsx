'use client'

import clsx from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { createContext, use } from 'react'

/** A toast to show. */
export interface Toast {
  kind: 'success' | 'error'
  title?: string
  text: string
  /** Which set of toasts it belongs to: the site's, or the inquiry's own. */
  area?: 'site' | 'inquiry'
}

/** Name of the close button of every toast. */
export const CloseLabel = createContext('')

interface ToastCardProps extends Toast {
  onClose: () => void
}

export function ToastCard({ kind, title, text, onClose }: ToastCardProps) {
  const isError = kind === 'error'
  const Icon = isError ? CircleAlert : Check
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={clsx(
        'flex w-full items-start gap-3.5 py-4.5 pr-2 pl-5 font-serif text-small shadow-drop md:w-100',
        isError ? 'border-2 border-danger bg-white text-fir-950' : 'border border-rule-dark on-fir',
      )}
    >
      <Icon className={clsx('size-5.5 flex-none', isError ? 'text-danger' : 'text-aurora')} />
      <div className="flex-1">
        {title !== undefined && <strong className="block font-semibold">{title}</strong>}
        {text}
      </div>
      <button
        type="button"
        aria-label={use(CloseLabel)}
        onClick={onClose}
        className="-my-2.5 grid size-12 flex-none cursor-pointer place-items-center"
      >
        {/* Sonner treats a press on the icon as the start of a swipe. */}
        <X className="pointer-events-none size-6" />
      </button>
    </div>
  )
}
