'use client'

import { useEffect, useState } from 'react'
import { isPositionRestored } from '@/lib/browser/document-load'

const DELAY_MS = 300

/** Scrolls to the element named by the URL's hash and moves the focus there. Says so if there is none. */
export function HashTarget({ unknown }: { unknown: string }) {
  const [isUnknown, setIsUnknown] = useState(false)
  useEffect(() => {
    const isRestored = isPositionRestored()
    const timer = setTimeout(() => {
      const hash = location.hash.slice(1)
      // The browser has found what the URL names in an encoded form.
      const target = document.getElementById(hash) ?? document.querySelector(':target')
      setIsUnknown(hash !== '' && target === null && !location.search.includes('category='))
      if (!target || isRestored) return
      target.scrollIntoView()
      target.closest('article')?.focus({ preventScroll: true })
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={isUnknown ? 'mb-8 text-lead' : undefined}>
      {isUnknown && unknown}
    </p>
  )
}
