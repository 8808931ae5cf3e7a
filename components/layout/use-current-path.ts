'use client'

import { usePathname } from 'next/navigation'
import { publicPath } from '@/lib/routes/public-path'

/** Public path of the current page, the same on the server and in the browser. */
export function useCurrentPath(): string {
  return publicPath(usePathname())
}
