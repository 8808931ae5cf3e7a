import { getLocale, getTranslations } from 'next-intl/server'
import { PlannerStartBar } from '@/components/forms/planner/start-bar'
import { CapacitySection } from '@/components/sections/conference/capacity-section'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { HourAxis } from '@/components/sections/conference/hour-axis'
import { PackageOffer } from '@/components/sections/conference/package-offer'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { PictureSection } from '@/components/sections/page/picture-section'
import { Price } from '@/components/sections/page/price'
import { metadataOf } from '@/components/seo/page-metadata'
import { conference, hotel } from '@/content/facts'
import { guestEvenings } from '@/content/restaurant'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { formatCount } from '@/lib/i18n/count'
import { formatRange } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

export const generateMetadata = metadataOf('/conference')

export default async function ConferencePage() {
  const locale = await getLocale()
  const t = await getTranslations('conference')
  const { from, to } = conference.meetingRooms
  const count = formatCount(hotel.conferenceRoomCount, locale, { startsSentence: true })
  return (
    <>
      <SlideshowHero path="/conference" ridge="west" lead={t('lead', { count })}>
        <InquiryLink fromConference />
        <Price
          amount={conference.dayConferencePerPersonFrom}
          isFrom
          unit={t('heroPriceNote')}
          className="flex-[1_1_10rem] max-xl:basis-full"
        />
      </SlideshowHero>
      <PlannerStartBar />
      <section className="overflow-x-clip max-md:pt-8">
        <div className="cols wrap items-center">
          <div className="md:col-span-4 md:py-8 md:pr-4 lg:pr-0">
            <h2 className="text-h2">{t('roomsHeading')}</h2>
            <p className="mt-6 text-lead max-md:mt-4">{t('roomsText')}</p>
            <ul className="mt-group flex flex-wrap gap-x-10 gap-y-4 max-md:hidden">
              {[
                { figure: hotel.conferenceRoomCount, label: t('rooms') },
                { figure: keepRanges(formatRange(from, to)), label: t('people') },
              ].map(({ figure, label }) => (
                <li key={label}>
                  <span className="num block font-sans text-h1 font-medium">{figure}</span>{' '}
                  <span className="mt-2 block text-[1.25rem]/snug">{label}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="-mr-(--bleed) self-stretch max-md:mt-4 max-md:-ml-(--bleed) max-md:aspect-wide md:col-span-4 lg:col-[6/-1] xl:aspect-landscape print:hidden">
            <ContentPicture name="meeting-conference" sizes="(width >= 48rem) 62vw, 100vw" />
          </div>
        </div>
      </section>
      <PictureSection
        picture="food-lunch-buffet"
        side="left"
        heading={t('foodHeading')}
        text={t('foodText', { evenings: textIn(guestEvenings, locale) })}
        isTextOnPhones
        className="on-birch max-md:pt-group"
      >
        <Link href="/restaurant" className="mt-7 btn btn-secondary">
          {t('restaurant')}
        </Link>
      </PictureSection>
      <section className="wrap py-section max-md:py-group">
        <h2 className="max-w-200 text-h2">{t('clockHeading')}</h2>
        <p className="mt-5 max-w-measure">{t('clockText')}</p>
        <HourAxis packages={['day', 'lunchToLunch']} className="mt-11 text-h4 md:mt-24 xl:text-h3" />
        <div className="mt-8 grid gap-x-gutter gap-y-8 md:mt-group md:grid-cols-2 md:grid-rows-[repeat(4,auto)] md:gap-y-0">
          <PackageOffer name="day" heading="h3" className="border-t-3 border-fir-900 pt-5 [&_h3]:text-h2" />
          <PackageOffer
            name="lunchToLunch"
            heading="h3"
            className="border-t-3 border-copper pt-5 [&_h3]:text-h2"
          />
        </div>
        <Link href="/conference-packages" className="mt-7 action-link">
          {t('allPackages')}
        </Link>
      </section>
      <CapacitySection />
      <section className="cols wrap gap-y-5 pt-section max-md:pb-group md:gap-y-8">
        <h2 className="text-h2 md:col-span-4 lg:col-span-5">{t('tailoredHeading')}</h2>
        <div className="md:col-span-4 lg:col-span-6 lg:col-start-7">
          <p className="max-w-measure">{t('tailoredText')}</p>
          <Link href="/teambuilding" className="mt-7 btn btn-secondary">
            {t('teambuilding')}
          </Link>
        </div>
        <div>
          <ul
            aria-label={t('priceList')}
            className="grid gap-x-3.5 gap-y-4 min-[22rem]:grid-cols-2 md:grid-cols-4 md:gap-x-gutter md:gap-y-7"
          >
            {groupActivities
              .toSorted((one, other) => one.price - other.price)
              .map((activity) => (
                <li key={activity.key}>
                  <div className="mb-2 aspect-wide md:mb-3 md:aspect-landscape print:hidden">
                    <ContentPicture
                      name={activity.picture}
                      alt=""
                      sizes="(width >= 48rem) 24vw, (width >= 22rem) 50vw, 100vw"
                    />
                  </div>
                  <p className="flex flex-wrap justify-between gap-x-4 text-ui">
                    <span className="md:font-sans md:text-h4">{textIn(activity.title, locale)}</span>
                    <span className="font-medium">{activityPrice(activity, locale)}</span>
                  </p>
                </li>
              ))}
          </ul>
          <p className="mt-3 text-small quiet">{t('perPerson')}</p>
        </div>
      </section>
      <PictureSection
        picture="activity-snowshoe"
        side="left"
        heading={t('activitiesHeading')}
        text={t('activitiesText')}
        isTextOnPhones
        className="md:py-section"
      >
        <Link href="/upplevelser" className="mt-7 btn btn-secondary">
          {t('activities')}
        </Link>
      </PictureSection>
      <section className="py-group on-fir lg:py-next">
        <div className="cols wrap items-end gap-y-4">
          <div className="md:col-span-5 lg:col-span-8">
            <p className="text-lead text-balance md:text-statement">
              {t('closing', { hours: hotel.inquiryAnswerHours })}
            </p>
            <ConferenceContact className="mt-4 text-ui" />
          </div>
          <p className="md:col-span-3 md:justify-self-end lg:col-span-4">
            <InquiryLink fromConference />
          </p>
        </div>
      </section>
    </>
  )
}
