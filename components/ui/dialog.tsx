'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './icon'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name. */
  title: string
  /** Quiet line beside the close button, e.g. a category. */
  kicker?: string
  closeLabel: string
  /** Picture and price: left on wide windows, a bar at the foot on narrow ones. */
  aside?: ReactNode
  /** What opened it. Safari does not focus clicked buttons, so the way back has to be told. */
  returnFocus?: RefObject<HTMLElement | null>
  /** Above the heading on narrow windows, e.g. the picture that `aside` shows on wide ones. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog: closes by its button, the ground behind it and Escape, gives focus back, and holds the page still.
 * Load it lazily where it opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  kicker,
  closeLabel,
  aside,
  returnFocus,
  banner,
  children,
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          aria-describedby={undefined}
          className={clsx('dialog-panel', aside !== undefined && 'dialog-panel-split')}
          onInteractOutside={(event) => {
            // A toast about what is done in the dialog stands outside of it; closing the toast keeps the dialog.
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
              event.preventDefault()
            }
          }}
          onCloseAutoFocus={(event) => {
            if (!returnFocus?.current) return
            event.preventDefault()
            returnFocus.current.focus({ preventScroll: true })
          }}
        >
          <div className="dialog-main">
            <div className="dialog-top">
              <span className="text-small quiet">{kicker}</span>
              <RadixDialog.Close aria-label={closeLabel} className="dialog-close">
                <Icon drawing={X} className="size-6" />
              </RadixDialog.Close>
            </div>
            {banner}
            <RadixDialog.Title className="mt-3.5 text-h2">{title}</RadixDialog.Title>
            {children}
          </div>
          {aside !== undefined && <div className="dialog-aside on-fir">{aside}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
