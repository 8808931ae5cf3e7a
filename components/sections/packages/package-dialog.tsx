'use client'

import { lazy, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'

const loadDialog = async () => ({ default: (await import('@/components/ui/dialog')).Dialog })
const Dialog = lazy(loadDialog)

interface PackageDialogProps {
  title: string
  category: string
  closeLabel: string
  picture: ReactNode
  buy: ReactNode
  children: ReactNode
}

/** A card's title, which opens its package in a dialog. */
export function PackageDialog({ title, category, closeLabel, picture, buy, children }: PackageDialogProps) {
  const { language } = useLanguage()
  const opener = useRef<HTMLButtonElement>(null)
  // Undefined until the first click, so that the dialog's code is not fetched earlier.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <h2 className="text-h3 decoration-copper decoration-2 underline-offset-4 group-hover:underline">
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          className="needs-js cursor-pointer text-left after:absolute after:inset-0"
        >
          {title}
        </button>
        <span className="no-js">{title}</span>
      </h2>
      {open !== undefined && (
        <LazyBoundary labels={failureLabels(language)} onDismiss={() => setOpen(undefined)}>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            kicker={category}
            closeLabel={closeLabel}
            returnFocus={opener}
            banner={<div className="-mx-5 aspect-wide md:hidden">{picture}</div>}
            aside={
              <>
                <div className="min-h-0 flex-1 max-md:hidden">{picture}</div>
                {buy}
              </>
            }
          >
            {children}
          </Dialog>
        </LazyBoundary>
      )}
    </>
  )
}
