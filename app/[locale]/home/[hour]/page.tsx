import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Ticker } from '@/components/layout/ticker'
import { renderSlides } from '@/components/sections/hero/hero-picture'
import { Slideshow } from '@/components/sections/hero/slideshow'
import { Counter } from '@/components/sections/home/counter'
import { CurrentEvent } from '@/components/sections/home/current-event'
import { Experiences } from '@/components/sections/home/experiences'
import { Gallery } from '@/components/sections/home/gallery'
import { PopularPackages } from '@/components/sections/home/popular-packages'
import { BookStay } from '@/components/sections/page/book-stay'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { RoomPrice } from '@/components/sections/rooms/room-price'
import { StayBar } from '@/components/sections/stay/stay-bar'
import { headingOf, metadataOf } from '@/components/seo/page-metadata'
import { describeHotel } from '@/components/seo/structured-data/hotel'
import { JsonLd } from '@/components/ui/json-ld'
import { Ridge } from '@/components/ui/ridge'
import { hotel, spa } from '@/content/facts'
import { heroHours, heroSlides } from '@/content/heroes'
import { counters } from '@/content/home'
import { lowestRoom } from '@/content/rooms'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export const generateStaticParams = () => heroHours.map((hour) => ({ hour }))

export const generateMetadata = metadataOf('/')

/** The home page begins with the light of an hour; middleware.ts says which. */
export default async function HomePage({ params }: { params: Promise<{ hour: string }> }) {
  const locale = await getLocale()
  const { hour } = await params
  const t = await getTranslations('home')
  return (
    <>
      <JsonLd things={[describeHotel(locale)]} />
      <Slideshow
        slides={renderSlides(heroSlides('/', locale, hour))}
        className="min-h-[calc(var(--first-view)-var(--hero-bar))] [--ridge:clamp(5.25rem,11.5vw,12.5rem)]"
        stageClassName="min-h-40 max-md:max-h-106 max-md:grow-99 md:min-h-52"
        footer={<Ticker />}
      >
        <div className="relative bg-fir-950 max-md:grow">
          <Ridge shape="home" className="-z-10 h-(--ridge)" />
          {/* The name stands on the ridge, which is high on the left. */}
          <div className="cols wrap items-end gap-y-3 md:gap-y-5 lg:-mt-[calc(var(--ridge)*0.15)] lg:grid-cols-[max-content_minmax(0,1fr)] lg:gap-x-12 lg:*:col-auto">
            <div>
              <h1 className="-mt-[calc(var(--ridge)*0.2)] -ml-[0.04em] pb-[0.1em] text-display wrap-anywhere lg:mt-0 lg:text-[min(11.5vw,16svh,12.25rem)]">
                {headingOf('/', locale)}
              </h1>
              <p className="mt-3 font-sans text-lead leading-tight font-semibold tracking-[-0.015em] text-balance md:max-lg:mt-5 lg:mb-3 lg:max-xl:text-[1.125rem]">
                {t('subtitle')}
              </p>
            </div>
            {/* A low phone has room for either its buttons or the description above the cookie notice. */}
            <div className="max-md:flex max-md:flex-col">
              <p className="max-w-124 max-md:pb-4 max-md:text-ui lg:max-xl:text-ui max-md:low:order-last max-md:low:pb-5">
                {t('description', { rooms: hotel.roomCount, degrees: spa.poolDegrees })}
              </p>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:gap-x-2 max-md:pb-5 md:mt-4 lg:max-xl:mt-2 max-md:low:pb-4">
                <RoomPrice
                  room={lowestRoom}
                  className="max-[88rem]:mb-1 max-[88rem]:flex max-[88rem]:basis-full max-[88rem]:flex-wrap max-[88rem]:items-baseline max-[88rem]:gap-x-2 min-[88rem]:mr-3"
                />
                <BookStay className="max-md:px-3 max-[24rem]:px-2" />
                <InquiryLink
                  fromConference
                  label={t('bookConference')}
                  className="btn-secondary btn-caps max-md:px-3 max-[24rem]:px-2"
                />
              </div>
            </div>
          </div>
        </div>
      </Slideshow>
      <StayBar about="stay" />
      <section className="wrap py-section max-md:py-group md:pb-next">
        <p className="text-statement text-balance lg:max-w-5/6">{t('intro')}</p>
        <Link href="/magic" className="mt-3 action-link md:mt-5">
          {t('legend')}
          <ArrowRight />
        </Link>
        <ul className="mt-7 grid gap-x-3 gap-y-2.5 *:min-w-0 min-[20rem]:max-md:grid-cols-3 md:cols md:mt-group">
          {counters.map(({ text, ...counter }) => (
            <li
              key={text.sv}
              className="border-t border-fir-950 pt-3 md:col-span-3 md:pt-4 md:max-lg:nth-2:col-span-2 lg:col-span-4"
            >
              <Counter {...counter} />
              <span className="mt-2 block text-caption text-balance hyphens-auto md:mt-4 md:text-[1.25rem]/snug">
                {textIn(text, locale)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Experiences />
      <Gallery />
      <PopularPackages />
      <CurrentEvent />
    </>
  )
}
