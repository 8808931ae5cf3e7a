'use client'

import { useEffect, useState } from 'react'
import { onToast, type ToasterState } from './toast'

const VISIBLE_TOASTS = { site: 3, inquiry: 5 } as const

/** Below the 70 px header, above everything else. */
const TOP = 'calc(var(--spacing-nav) + 1rem)'

/** The toasts of every page, in the layout. sonner is fetched with the first of them. */
export function Toaster() {
  const [state, setState] = useState<ToasterState>()
  useEffect(() => onToast(setState), [])
  return (
    state && (
      <state.Sonner
        position="top-right"
        duration={4000}
        visibleToasts={VISIBLE_TOASTS[state.area]}
        containerAriaLabel={state.region}
        offset={{ top: TOP, right: 'var(--spacing-margin)' }}
        mobileOffset={{ top: TOP, left: '1rem', right: '1rem' }}
        gap={12}
        expand
        className="toaster"
      />
    )
  )
}
