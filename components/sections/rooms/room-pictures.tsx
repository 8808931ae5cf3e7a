import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import type { RoomOffer } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'

/** The pictures of a room: one stands still, several are stepped through. */
export async function RoomPictures({ room, locale }: { room: RoomOffer; locale: Locale }) {
  const t = await getTranslations('rooms')
  const carousel = await getTranslations('carousel')
  const pictures = room.pictures.map((name) => {
    const picture = findPicture(name)
    return (
      <Picture
        key={name}
        picture={picture}
        alt={picture.alt[locale]}
        sizes="(min-width: 64rem) 58vw, 100vw"
      />
    )
  })
  if (pictures.length === 1) return pictures
  return (
    <Carousel
      label={t('pictures', { room: room.title })}
      previousLabel={carousel('previous')}
      nextLabel={carousel('next')}
      className="size-full"
      slides={pictures.map((content, index) => ({
        key: room.pictures[index] ?? '',
        position: carousel('position', { current: index + 1, total: pictures.length }),
        content,
      }))}
    />
  )
}
