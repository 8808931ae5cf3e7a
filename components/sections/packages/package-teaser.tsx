import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { PictureInfo } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'

interface PackageTeaserProps {
  picture: PictureInfo
  /** Text alternative of the picture, in the page's language. */
  alt: string
  /** Subject's position in percent, where the focal point does not suit the crop. */
  position?: { x: number; y: number }
  title: string
  /** A `PackagePrice`. */
  price: ReactNode
  /** One line about what the package is. */
  text: string
  href: string
  shape?: 'poster' | 'landscape'
  sizes: string
  className?: string
}

/** Links to a package of the packages page; the title's link covers the card. */
export function PackageTeaser({
  picture,
  alt,
  position,
  title,
  price,
  text,
  href,
  shape = 'landscape',
  sizes,
  className,
}: PackageTeaserProps) {
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} className={clsx('group relative', className)}>
      <div
        className={clsx(
          'overflow-hidden bg-snow-shade',
          shape === 'poster' ? 'aspect-poster' : 'aspect-landscape',
        )}
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          position={position}
          className="transition-transform duration-900 ease-out group-hover:scale-103"
        />
      </div>
      <div className="pt-4 xl:flex xl:flex-wrap xl:items-baseline xl:justify-between xl:gap-x-6">
        <h3 id={headingId} className="text-h3">
          <Link
            href={href}
            className="duration-quick underline decoration-transparent decoration-2 underline-offset-[0.16em] transition-colors group-hover:decoration-copper after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-ui quiet">{price}</p>
      </div>
      <p className="mt-2 max-w-136 quiet">{text}</p>
    </article>
  )
}
