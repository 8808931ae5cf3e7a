'use client'

import { lazy, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'

const loadDialog = async () => ({ default: (await import('@/components/ui/dialog')).Dialog })
const Dialog = lazy(loadDialog)

interface SheetButtonProps {
  /** Shown in the dialog; without scripts and on paper, on the page. */
  sheet: ReactNode
  labels: { open: string; title: string; loading: string; close: string }
}

/** Opens the activity sheet in a dialog, whose code is fetched on hover or focus. */
export function SheetButton({ sheet, labels }: SheetButtonProps) {
  const { language } = useLanguage()
  const opener = useRef<HTMLButtonElement>(null)
  // Undefined until the first click, so that the dialog's code is not fetched earlier.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        className="needs-js btn btn-dark"
        onClick={() => setOpen(true)}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {labels.open}
      </button>
      <div className="no-js-or-print border-y hairline pb-8">{sheet}</div>
      {open !== undefined && (
        <LazyBoundary
          labels={failureLabels(language)}
          onDismiss={() => setOpen(undefined)}
          fallback={
            <p role="status" className="mt-3 text-small quiet">
              {labels.loading}
            </p>
          }
        >
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={labels.title}
            closeLabel={labels.close}
            returnFocus={opener}
          >
            {sheet}
          </Dialog>
        </LazyBoundary>
      )}
    </>
  )
}
