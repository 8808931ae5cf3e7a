'use client'

import { useEffect } from 'react'
import { rememberPath } from '@/lib/routes/path-memory'
import { useCurrentPath } from './use-current-path'

/** Stores each visited path: the tab of the booking inquiry depends on the previous page. */
export function PathTracker() {
  const path = useCurrentPath()
  useEffect(() => rememberPath(path), [path])
  return null
}
