import { getLocale, getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { BookStay } from '@/components/sections/page/book-stay'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { RoomComparison } from '@/components/sections/rooms/room-comparison'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { RoomRow } from '@/components/sections/rooms/room-row'
import { StayBar } from '@/components/sections/stay/stay-bar'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeHotel } from '@/components/seo/structured-data/hotel'
import { FactsTable } from '@/components/ui/facts-table'
import { JsonLd } from '@/components/ui/json-ld'
import { hotel } from '@/content/facts'
import { lowestRoom, roomOffers, roomsForAFee, roomsGoodToKnow, roomsIncluded } from '@/content/rooms'
import { formatCount } from '@/lib/i18n/count'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/boende')

export default async function RoomsPage() {
  const locale = await getLocale()
  const t = await getTranslations('rooms')
  return (
    <>
      <JsonLd things={[describeHotel(locale)]} />
      <PageHero
        path="/boende"
        ridge="pass"
        lead={t('lead', {
          types: formatCount(roomOffers.length, locale, { startsSentence: true }),
          rooms: hotel.roomCount,
        })}
      >
        <BookStay />
        <RoomPrice room={lowestRoom} />
      </PageHero>
      <StayBar about="stay" />
      <div className="wrap grid gap-y-group py-group md:gap-y-next md:pt-next md:pb-section">
        {roomOffers.map((room, index) => (
          <RoomRow key={room.id} room={room} reverse={index % 2 === 1} />
        ))}
      </div>
      <RoomComparison />
      <div className="h-wide-picture max-md:hidden print:hidden">
        <ContentPicture name="hero-spa-dusk" alt="" sizes="100vw" />
      </div>
      <section className="overflow-x-clip on-birch">
        <h2 className="sr-only">{t('amenities')}</h2>
        <div className="cols wrap gap-y-4">
          <div className="flex flex-col pt-group md:col-span-4 md:pt-next lg:col-span-5">
            {[
              { heading: t('included'), lines: roomsIncluded },
              { heading: t('forAFee'), lines: roomsForAFee },
            ].map(({ heading, lines }) => (
              <section key={heading} className="mb-6 md:mb-8">
                <h3 className="text-h3">{heading}</h3>
                <ul className="ring-list mt-3 max-md:[&>li]:py-1.5 max-md:[&>li]:before:top-3">
                  {lines.map((line) => (
                    <li key={line.sv}>{textIn(line, locale)}</li>
                  ))}
                </ul>
              </section>
            ))}
            <EdgePicture
              name="room-window-seat"
              alt=""
              sizes="(width >= 64rem) 50vw, 60vw"
              className="mr-0 min-h-64 grow max-md:hidden"
            />
          </div>
          <div className="pb-group md:col-span-4 md:py-next lg:col-span-6 lg:col-start-7">
            <h3 className="text-h3">{t('goodToKnow')}</h3>
            <FactsTable
              className="mt-4 max-md:[&_:is(th,td)]:py-1 min-[22rem]:[&_th]:whitespace-nowrap"
              rows={roomsGoodToKnow.map(({ label, value }) => ({
                label: textIn(label, locale),
                value: typeof value === 'string' ? value : textIn(value, locale),
              }))}
            />
            <p className="mt-3 text-small quiet">{t('drawings')}</p>
            <BookStay byInquiry className="mt-6" />
            <p className="mt-3 text-small quiet">{t('asks')}</p>
          </div>
        </div>
      </section>
    </>
  )
}
