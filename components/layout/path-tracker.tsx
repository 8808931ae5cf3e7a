'use client'

import { useEffect } from 'react'
import { rememberPath } from '@/lib/routes/path-memory'
import { useCurrentPath } from './use-current-path'

/** Remembers each visited page: the booking inquiry opens a tab depending on the previous one. */
export function PathTracker() {
  const path = useCurrentPath()
  useEffect(() => rememberPath(path), [path])
  return null
}
