import type { PictureName } from '@/content/pictures'
import { ContentPicture } from './content-picture'
import { PageTitle, type PageTitleProps } from './page-title'

interface PageHeadingProps extends Omit<PageTitleProps, 'className'> {
  /** Hangs from the header: beside the title, above it in narrow windows. */
  picture?: PictureName
}

/** The top of a page without a hero. */
export function PageHeading({ picture, ...title }: PageHeadingProps) {
  if (!picture)
    return (
      <div className="wrap">
        <PageTitle {...title} className="pt-[calc(var(--spacing-nav)+1.25rem)]" />
      </div>
    )
  return (
    <div className="overflow-x-clip">
      <div className="cols wrap">
        <div className="relative -mx-(--bleed) mt-nav h-[24svh] overflow-hidden md:max-lg:h-[30svh] lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:ml-0 lg:h-auto lg:min-h-[clamp(17rem,27vw,46svh)] print:hidden">
          <ContentPicture
            name={picture}
            sizes="(width >= 64rem) 46vw, 100vw"
            priority
            className="absolute inset-0"
          />
        </div>
        <PageTitle
          {...title}
          className="pt-3 pb-7 lg:col-span-7 lg:row-start-1 lg:flex lg:flex-col lg:pt-[calc(var(--spacing-nav)+1.25rem)] lg:pr-8 lg:[&>nav]:mb-auto"
        />
      </div>
    </div>
  )
}
