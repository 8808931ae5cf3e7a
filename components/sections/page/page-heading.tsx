import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { ContentPicture } from './content-picture'
import { PageTitle, type PageTitleProps } from './page-title'

interface PageHeadingProps extends Omit<PageTitleProps, 'className'> {
  /** Hangs from the header: beside the title, above it in narrow windows. */
  picture: PictureName
}

/** The top of a page without a hero. */
export function PageHeading({ picture, ...title }: PageHeadingProps) {
  return (
    <PictureHeading
      picture={picture}
      height="h-[24svh] md:max-lg:h-[34svh] lg:min-h-[clamp(17rem,27vw,46svh)]"
    >
      <PageTitle {...title} className="grow lg:flex lg:flex-col lg:[&>nav]:mb-auto" />
    </PictureHeading>
  )
}

interface PictureHeadingProps {
  picture: PictureName
  height: string
  children: ReactNode
}

/** A picture that hangs from the header, and what is beside it. */
export function PictureHeading({ picture, height, children }: PictureHeadingProps) {
  return (
    <div className="overflow-x-clip">
      <div className="cols wrap">
        <div
          className={`relative -mx-(--bleed) mt-nav overflow-hidden lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:ml-0 lg:h-auto print:hidden ${height}`}
        >
          <ContentPicture
            name={picture}
            sizes="(width >= 64rem) 46vw, 100vw"
            priority
            className="absolute inset-0"
          />
        </div>
        <div className="pt-3 pb-7 lg:col-span-7 lg:row-start-1 lg:flex lg:flex-col lg:pt-[calc(var(--spacing-nav)+1.25rem)] lg:pr-8 print:pt-0 lg:[&>nav]:mb-auto">
          {children}
        </div>
      </div>
    </div>
  )
}
