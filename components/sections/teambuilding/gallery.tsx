'use client'

import { useState, type ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel'
import { GalleryPicture } from './gallery-picture'

interface GalleryProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** With `{current}` and `{total}`: how many there are shows only once all have loaded or failed. */
  position: string
  pictures: readonly { key: string; content: ReactNode }[]
}

/** Pictures to swipe through. One that fails to load is left out (content-pages.md, section 8). */
export function Gallery({ label, previousLabel, nextLabel, position, pictures }: GalleryProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = pictures.filter(({ key }) => !broken.includes(key))
  if (shown.length === 0) return null
  return (
    <Carousel
      label={label}
      previousLabel={previousLabel}
      nextLabel={nextLabel}
      className="h-full"
      slides={shown.map(({ key, content }, index) => ({
        key,
        position: position.replace('{current}', String(index + 1)).replace('{total}', String(shown.length)),
        content: (
          <GalleryPicture name={key} onBroken={() => setBroken((names) => [...names, key])}>
            {content}
          </GalleryPicture>
        ),
      }))}
    />
  )
}
