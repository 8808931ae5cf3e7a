import { PageHero } from '@/components/sections/hero/page-hero'
import { RoomAmenities } from '@/components/sections/rooms/room-amenities'
import { RoomRow } from '@/components/sections/rooms/room-row'
import { RoomScale } from '@/components/sections/rooms/room-scale'
import { LodgeMenu } from '@/components/sections/rooms/lodge-menu'
import { JsonLd } from '@/components/ui/json-ld'
import { LinkedText } from '@/components/ui/linked-text'
import { roomOffers, roomsCopy } from '@/content/rooms'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeHotel } from '@/components/seo/structured-data/hotel'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/boende')

/** Accommodation. */
export default async function RoomsPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <JsonLd things={[describeHotel(locale)]} />
      <PageHero path="/boende" locale={locale} ridge="west" lead={textIn(roomsCopy.lead, locale)} />
      <LodgeMenu locale={locale} />
      <div className="wrap grid gap-y-10 pt-10 pb-section md:gap-y-section md:pt-section">
        {roomOffers.map((room, index) => (
          <RoomRow key={room.id} room={room} reverse={index % 2 === 1} locale={locale} />
        ))}
        <p className="max-w-measure text-small quiet">
          <LinkedText text={textIn(roomsCopy.pictures, locale)} />
        </p>
      </div>
      <RoomScale locale={locale} />
      <RoomAmenities locale={locale} />
    </>
  )
}
