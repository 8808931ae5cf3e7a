import clsx from 'clsx'
import { type PictureFile, pictureSources } from '@/lib/pictures/sources'
import { PicturePreload } from './picture-preload'

interface PictureProps {
  picture: PictureFile
  /** Text alternative; empty for a decorative picture. */
  alt: string
  sizes: string
  /** Preloaded; for the first picture of a page. */
  priority?: boolean
  loading?: 'lazy' | 'eager'
  /** Classes of the `img`, which fills its box by default. */
  className?: string
  /** Focal point in percent, where the layout covers part of the picture. */
  position?: { x: number; y: number }
}

/** A picture in modern formats and several widths, cropped around its focal point. */
export function Picture({ picture, alt, sizes, priority, loading, className, position }: PictureProps) {
  const { avifSrcSet, fallback } = pictureSources(picture)
  const { x, y } = position ?? { x: picture.focal.x * 100, y: picture.focal.y * 100 }
  return (
    <picture className="contents">
      {priority && <PicturePreload avifSrcSet={avifSrcSet} fallback={fallback} sizes={sizes} />}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading ?? (priority ? 'eager' : 'lazy')}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={clsx('size-full object-cover', className)}
        style={{ objectPosition: `${Math.round(x)}% ${Math.round(y)}%` }}
      />
    </picture>
  )
}
