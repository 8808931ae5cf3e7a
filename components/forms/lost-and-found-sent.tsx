'use client'

import type { ReactNode, RefObject } from 'react'

interface LostAndFoundSentProps {
  id: string
  panelRef: RefObject<HTMLDivElement | null>
  /** Called where the thank-you's form is sent, in place of opening the page anew. */
  onBack: () => void
  /** The thank-you. */
  children: ReactNode
}

/** The panel that takes the form's place, and its focus. */
export function LostAndFoundSent({ id, panelRef, onBack, children }: LostAndFoundSentProps) {
  return (
    <div
      id={id}
      ref={panelRef}
      tabIndex={-1}
      className="max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      {children}
    </div>
  )
}
