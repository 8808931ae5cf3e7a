'use client'

import { lazy, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/errors'
import { useLanguage } from '@/lib/i18n/language-provider'

const loadDialog = async () => ({ default: (await import('@/components/ui/dialog')).Dialog })
const Dialog = lazy(loadDialog)

interface DialogButtonProps extends Omit<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'returnFocus' | 'variant'
> {
  /** Text of the button. */
  label: string
  className: string
  /** Classes of a heading around the button, which names the page's part and stays without scripts. */
  headingClassName?: string
  /** Says that the dialog's code is loading. */
  loading?: ReactNode
}

/** Opens a dialog, whose code is fetched on hover or focus. Without scripts the page shows its content elsewhere. */
export function DialogButton({ label, className, headingClassName, loading, ...dialog }: DialogButtonProps) {
  const { language } = useLanguage()
  const opener = useRef<HTMLButtonElement>(null)
  // Undefined until the first click, so that the dialog's code is not fetched earlier.
  const [open, setOpen] = useState<boolean>()
  const button = (
    <button
      ref={opener}
      type="button"
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
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
      {open !== undefined && (
        <LazyBoundary
          labels={failureLabels(language)}
          onDismiss={() => setOpen(undefined)}
          fallback={loading}
        >
          <Dialog {...dialog} open={open} onOpenChange={setOpen} returnFocus={opener} />
        </LazyBoundary>
      )}
    </>
  )
}
