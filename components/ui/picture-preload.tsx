'use client'

import { preload } from 'react-dom'
import type { PictureSources } from '@/lib/pictures/sources'

interface PicturePreloadProps extends Pick<PictureSources, 'avifSrcSet' | 'fallback'> {
  sizes: string
}

/**
 * Preloads a page's first picture. A client component, because a hint from a server component is also part of every
 * prefetch of the page, and the first pictures of linked pages would be fetched.
 */
export function PicturePreload({ avifSrcSet, fallback, sizes }: PicturePreloadProps) {
  preload(fallback, {
    as: 'image',
    imageSrcSet: avifSrcSet,
    imageSizes: sizes,
    type: 'image/avif',
    fetchPriority: 'high',
  })
  return null
}
