import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'

interface PictureSectionProps {
  picture: string
  /** Where the picture stands in wide windows, up to their edge. */
  side: 'left' | 'right'
  heading: string
  text: string
  className?: string
  children: ReactNode
}

export function PictureSection({ picture, side, heading, text, className, children }: PictureSectionProps) {
  const isLeft = side === 'left'
  return (
    <section className={clsx('overflow-x-clip', className)}>
      <div className="cols wrap items-center gap-y-6">
        <div
          className={clsx(
            'aspect-wide max-md:-mx-(--bleed) md:row-start-1 md:aspect-landscape',
            isLeft
              ? 'md:col-span-4 md:-ml-(--bleed) lg:col-span-7'
              : 'md:col-span-4 md:col-start-5 md:-mr-(--bleed) lg:col-span-7 lg:col-start-6',
          )}
        >
          <ContentPicture name={picture} sizes="(width >= 48rem) 62vw, 100vw" />
        </div>
        <div
          className={clsx(
            'max-md:pb-group md:col-span-4 md:row-start-1 md:py-8',
            isLeft ? 'lg:col-start-9' : 'lg:col-span-4',
          )}
        >
          <h2 className="text-h3 xl:text-h2">{heading}</h2>
          <p className="mt-4.5">{text}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
