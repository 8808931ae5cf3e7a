import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Skeleton, type SkeletonTone } from '@/components/ui/skeleton'
import { ContentPicture } from './content-picture'

interface PictureCarouselProps {
  /** Names of files in content/pictures. */
  pictures: readonly string[]
  /** What they show. */
  label: string
  sizes: string
  tone?: SkeletonTone
}

/** Pictures of the set, each with a placeholder until it is loaded. A single one needs no carousel. */
export async function PictureCarousel({ pictures, label, sizes, tone }: PictureCarouselProps) {
  const t = await getTranslations('carousel')
  const [first, ...others] = pictures
  if (first !== undefined && others.length === 0)
    return (
      <div className="relative size-full">
        <Skeleton tone={tone} className="absolute inset-0" />
        <div className="relative size-full">
          <ContentPicture name={first} sizes={sizes} />
        </div>
      </div>
    )
  return (
    <Carousel
      label={label}
      tone={tone}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      slides={pictures.map((name) => ({ key: name, content: <ContentPicture name={name} sizes={sizes} /> }))}
    />
  )
}
