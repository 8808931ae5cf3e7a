import clsx from 'clsx'
import type { ReactNode } from 'react'
import { EdgePicture } from '@/components/sections/page/edge-picture'

interface PictureSectionProps {
  picture: string
  /** Where the picture stands in wide windows, up to their edge. */
  side: 'left' | 'right'
  heading: string
  isTextOnPhones?: boolean
  text: string
  className?: string
  children: ReactNode
}

export function PictureSection({
  picture,
  side,
  heading,
  isTextOnPhones,
  text,
  className,
  children,
}: PictureSectionProps) {
  const isLeft = side === 'left'
  return (
    <section className={clsx('overflow-x-clip', className)}>
      <div className="cols wrap items-center gap-y-6">
        <EdgePicture
          name={picture}
          sizes="(width >= 48rem) 62vw, 100vw"
          className={clsx(
            'max-md:aspect-landscape md:col-span-4 md:row-start-1 md:self-stretch lg:col-span-7 xl:min-h-[38vw]',
            isLeft ? 'md:mr-0' : 'md:col-start-5 md:ml-0 lg:col-start-6',
            isTextOnPhones && 'max-md:hidden',
          )}
        />
        <div
          className={clsx(
            'max-md:pb-group md:col-span-4 md:row-start-1 md:py-8',
            isLeft ? 'md:max-lg:pl-4 lg:col-start-9' : 'md:max-lg:pr-4 lg:col-span-4',
          )}
        >
          <h2 className="text-h3 lg:text-h2">{heading}</h2>
          <p className="mt-4.5">{text}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
