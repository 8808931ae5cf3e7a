'use client'

import { useEffect } from 'react'
import { rememberPath } from '@/lib/routes/path-memory'
import { useCurrentPath } from './use-current-path'

/** Notes each page a visitor comes to, for pages that depend on the one before (site.md, Booking inquiry). */
export function PathMemory() {
  const path = useCurrentPath()
  useEffect(() => rememberPath(path), [path])
  return null
}
