'use client'

import { lazy, useRef, useState, type ReactNode } from 'react'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'

const loadDialog = async () => ({ default: (await import('@/components/ui/dialog')).Dialog })
const Dialog = lazy(loadDialog)

interface PackageEntryProps {
  title: string
  anchor: string
  otherAnchors: readonly string[]
  picture: ReactNode
  price: ReactNode
  summary: string
  /** `details` and `buy` show in the dialog; without scripts, below the card. */
  details: ReactNode
  buy: ReactNode
  dialogPicture: ReactNode
  labels: { category: string; close: string }
}

/** A card that opens its package in a dialog. */
export function PackageEntry({
  title,
  anchor,
  otherAnchors,
  picture,
  price,
  summary,
  details,
  buy,
  dialogPicture,
  labels,
}: PackageEntryProps) {
  const { language } = useLanguage()
  const opener = useRef<HTMLButtonElement>(null)
  // Undefined until the first click, so that the dialog's code is not fetched earlier.
  const [open, setOpen] = useState<boolean>()
  return (
    <article id={anchor} tabIndex={-1} className="group relative focus:shadow-none focus:outline-none">
      {otherAnchors.map((id) => (
        <span key={id} id={id} />
      ))}
      {picture}
      <div className="pt-4 xl:flex xl:flex-wrap xl:items-baseline xl:justify-between xl:gap-x-6">
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
        {price}
      </div>
      <p className="mt-2 max-w-136 quiet">{summary}</p>
      <div className="no-js mt-3 border-t hairline pt-4">
        {details}
        <div className="mt-8 mb-4">{buy}</div>
      </div>
      {open !== undefined && (
        <LazyBoundary labels={failureLabels(language)} onDismiss={() => setOpen(undefined)}>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            kicker={labels.category}
            closeLabel={labels.close}
            returnFocus={opener}
            banner={<div className="-mx-5 aspect-wide md:hidden">{dialogPicture}</div>}
            aside={
              <>
                <div className="min-h-0 flex-1 max-md:hidden">{dialogPicture}</div>
                {buy}
              </>
            }
          >
            {details}
          </Dialog>
        </LazyBoundary>
      )}
    </article>
  )
}
