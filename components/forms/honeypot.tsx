'use client'

import { useEffect, useRef } from 'react'

/**
 * Two fields for lib/submissions/guard.ts: one that people do not see and programs fill in, and the moment the
 * page was opened, which only a browser can tell. Names as there; that file is the server's alone.
 */
export function Honeypot() {
  const startedAt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startedAt.current) startedAt.current.value = String(Math.round(performance.timeOrigin))
  }, [])
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
      <input type="hidden" name="startedAt" ref={startedAt} />
    </div>
  )
}
