'use client'

import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import type { Dialog } from '@/components/ui/dialog'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { OnDemand } from './on-demand'

const loadDialog = () => import('@/components/ui/dialog')

interface DialogButtonProps extends Omit<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'returnFocus' | 'variant'
> {
  label: string
  className: string
  /** Classes of a heading around the button, which names the page's part and stays without scripts. */
  headingClassName?: string
  /** Says that the dialog's code is loading. */
  loading?: ReactNode
}

/** Opens a dialog, whose code is fetched on hover or focus. Without scripts the page shows its content elsewhere. */
export function DialogButton({ label, className, headingClassName, loading, ...dialog }: DialogButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const part = useOnDemand(loadDialog)
  const button = (
    <button
      ref={opener}
      type="button"
      aria-haspopup="dialog"
      aria-busy={part.isPending || undefined}
      onClick={() => {
        setOpen(true)
        void part.request()
      }}
      onPointerEnter={part.prepare}
      onFocus={part.prepare}
      className={`noscript:hidden ${className}`}
    >
      {label}
    </button>
  )
  return (
    <>
      {headingClassName === undefined ? (
        button
      ) : (
        <h2 className={headingClassName}>
          {button}
          <span className="scripting:hidden">{label}</span>
        </h2>
      )}
      <OnDemand part={part} onDismiss={() => setOpen(false)} loading={loading}>
        {(loaded) => <loaded.Dialog {...dialog} open={open} onOpenChange={setOpen} returnFocus={opener} />}
      </OnDemand>
    </>
  )
}
