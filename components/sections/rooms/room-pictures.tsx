import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { findPicture } from '@/content/pictures'
import type { RoomOffer } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'

/** A single picture, or a carousel. */
export async function RoomPictures({ room, locale }: { room: RoomOffer; locale: Locale }) {
  const t = await getTranslations('rooms')
  const carousel = await getTranslations('carousel')
  const slides = room.pictures.map((name) => {
    const picture = findPicture(name)
    return {
      key: name,
      content: (
        <div className="relative size-full">
          <Skeleton className="absolute inset-0" />
          <div className="relative size-full">
            <Picture
              picture={picture}
              alt={picture.alt[locale]}
              sizes="(min-width: 64rem) 58vw, (min-width: 48rem) 50vw, 100vw"
            />
          </div>
        </div>
      ),
    }
  })
  if (slides.length > 1) {
    return (
      <Carousel
        label={t('pictures', { room: room.title })}
        previousLabel={carousel('previous')}
        nextLabel={carousel('next')}
        position={carousel.raw('position') as string}
        slides={slides}
      />
    )
  }
  return slides[0]?.content
}
