'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { ArrowLeft, X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './icon'
import { dismissToasts, isInToast } from './toast'

const VARIANTS = {
  panel: { panel: 'dialog-panel', title: 'mt-3.5 text-h2' },
  compact: { panel: 'dialog-compact', title: 'text-h3' },
  side: { panel: 'dialog-side', title: 'sr-only' },
} as const

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * `panel`: centred, the whole window on a phone. `compact`: centred, as high as its content. `side`: from the
   * right edge, the whole window on a phone.
   */
  variant?: keyof typeof VARIANTS
  /** Heading and accessible name; a side sheet shows no heading. */
  title: string
  /** Below the heading, read with it. */
  description?: string
  /** Text beside the close button, e.g. a category. */
  kicker?: string
  closeLabel: string
  /** Label of a second close button in place of the kicker. */
  backLabel?: string
  /** Above the heading on narrow windows, e.g. the picture that `aside` shows on wide ones. */
  banner?: ReactNode
  /** Left of the content on wide windows, below it on narrow ones. */
  aside?: ReactNode
  /** Below the content, always in view. */
  footer?: ReactNode
  /** The element that opened it: Safari does not focus a clicked button, so Radix cannot know it. */
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal dialog. Toasts are above it and can be used without closing it. Import it lazily.
 */
export function Dialog({
  open,
  onOpenChange,
  variant = 'panel',
  title,
  description,
  kicker,
  closeLabel,
  backLabel,
  banner,
  aside,
  footer,
  returnFocus,
  children,
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay" />
        <RadixDialog.Content
          className={clsx('dialog', VARIANTS[variant].panel, aside !== undefined && 'dialog-split')}
          onEscapeKeyDown={(event) => {
            if (dismissToasts()) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            if (!returnFocus?.current) return
            event.preventDefault()
            returnFocus.current.focus({ preventScroll: true })
          }}
        >
          <div className="dialog-main">
            <div className="dialog-top">
              {backLabel === undefined ? (
                <span className="text-small quiet">{kicker}</span>
              ) : (
                <RadixDialog.Close className="dialog-back">
                  <Icon icon={ArrowLeft} className="size-5" />
                  {backLabel}
                </RadixDialog.Close>
              )}
              <RadixDialog.Close aria-label={closeLabel} className="dialog-close">
                <Icon icon={X} className="size-6" />
              </RadixDialog.Close>
            </div>
            {banner}
            <RadixDialog.Title className={VARIANTS[variant].title}>{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="mt-2 text-ui">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer}
          {aside !== undefined && <div className="dialog-aside on-fir">{aside}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
