import { Skeleton } from '@/components/ui/skeleton'
import { Carousel } from './carousel'
import { ContentPicture } from './content-picture'

interface PictureCarouselProps {
  pictures: readonly string[]
  label: string
  sizes: string
}

/** Pictures of the set, each with a placeholder until it is loaded. A single one needs no carousel. */
export function PictureCarousel({ pictures, label, sizes }: PictureCarouselProps) {
  const [first, ...others] = pictures
  if (first !== undefined && others.length === 0)
    return (
      <div className="relative size-full">
        <Skeleton />
        <ContentPicture name={first} sizes={sizes} className="relative" />
      </div>
    )
  return (
    <Carousel
      label={label}
      slides={pictures.map((name) => ({ key: name, content: <ContentPicture name={name} sizes={sizes} /> }))}
    />
  )
}
