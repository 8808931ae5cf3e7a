import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ContentPicture } from './content-picture'

type EdgePictureProps = Pick<
  ComponentProps<typeof ContentPicture>,
  'name' | 'alt' | 'sizes' | 'position' | 'priority'
> & {
  /** Its place and size; `ml-0` or `mr-0` where it ends within the page. */
  className: string
}

/** A picture that reaches the window's edges and is as high as its box. */
export function EdgePicture({ className, ...picture }: EdgePictureProps) {
  return (
    <div className={clsx('relative -mx-(--bleed) print:hidden', className)}>
      <ContentPicture {...picture} className="absolute inset-0" />
    </div>
  )
}
