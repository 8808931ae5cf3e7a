'use client'

import { preload } from 'react-dom'
import type { PictureSources } from '@/lib/pictures/sources'

interface PicturePreloadProps extends Pick<PictureSources, 'avifSrcSet' | 'fallback'> {
  sizes: string
}

/**
 * Has the browser fetch a page's first picture before everything else. A client component, because the same hint
 * from a server component goes out with every prefetch of the page: other pages' first pictures would be fetched.
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
