import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { findPicture, type PictureName } from '@/content/pictures'
import { textIn } from '@/lib/i18n/locales'
import { HeroPicture } from './hero-picture'

interface PictureHeadingProps {
  picture: PictureName
  height?: string | undefined
  children: ReactNode
}

/** A picture that hangs from the header, and what is beside it. */
export function PictureHeading({ picture, height, children }: PictureHeadingProps) {
  return (
    <div className="overflow-x-clip">
      <div className="cols wrap">
        <HeadingPicture name={picture} height={height} className="mt-nav lg:row-start-1" />
        <div className="pt-3 pb-7 lg:col-span-6 lg:row-start-1 lg:flex lg:flex-col lg:pt-[calc(var(--spacing-nav)+1.25rem)] lg:pr-4 print:pt-0">
          {children}
        </div>
      </div>
    </div>
  )
}

interface HeadingPictureProps {
  name: PictureName
  /** Classes; in wide windows the least height, as it is as high as what is beside it. */
  height?: string | undefined
  /** Its place. */
  className: string
}

/** The picture of a heading, in wide windows in the right half. */
export async function HeadingPicture({
  name,
  height = 'h-[24svh] md:max-lg:h-[34svh] lg:min-h-[clamp(17rem,24vw,46svh)]',
  className,
}: HeadingPictureProps) {
  const picture = findPicture(name)
  const alt = textIn(picture.alt, await getLocale())
  return (
    <div
      className={`relative -mx-(--bleed) overflow-hidden lg:col-span-6 lg:col-start-7 lg:ml-0 lg:h-auto print:hidden ${height} ${className}`}
    >
      <div className="[container-type:size] absolute inset-0">
        <HeroPicture slide={{ picture, alt }} sizes="(width >= 64rem) 82vw, 100vw" />
      </div>
    </div>
  )
}
