'use client'

import { lazy, useRef, useState, type ReactNode } from 'react'
import { PartBoundary } from '@/components/ui/part-boundary'

const loadDialog = async () => ({ default: (await import('@/components/ui/dialog')).Dialog })
const Dialog = lazy(loadDialog)

interface SheetButtonProps {
  /** The activity sheet: in the dialog, without scripts on the page itself. */
  sheet: ReactNode
  words: { open: string; title: string; loading: string; close: string }
}

/** Opens the activity sheet in a dialog, whose code is fetched when the button is reached for. */
export function SheetButton({ sheet, words }: SheetButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  // Undefined until first asked for: the dialog's code is fetched no sooner.
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
        {words.open}
      </button>
      <div className="no-js border-y hairline pb-8">{sheet}</div>
      {open !== undefined && (
        <PartBoundary
          onDismiss={() => setOpen(undefined)}
          whileLoading={
            <p role="status" className="mt-3 text-small quiet">
              {words.loading}
            </p>
          }
        >
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={words.title}
            closeLabel={words.close}
            returnFocus={opener}
          >
            {sheet}
          </Dialog>
        </PartBoundary>
      )}
    </>
  )
}
