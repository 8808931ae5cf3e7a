import { Carousel } from './carousel'
import { ContentPicture } from './content-picture'

interface PictureCarouselProps {
  pictures: readonly string[]
  label: string
  sizes: string
}

export function PictureCarousel({ pictures, label, sizes }: PictureCarouselProps) {
  return (
    <Carousel
      label={label}
      slides={pictures.map((name) => ({ key: name, content: <ContentPicture name={name} sizes={sizes} /> }))}
    />
  )
}
