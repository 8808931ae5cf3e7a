import { getLocale, getTranslations } from 'next-intl/server'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { DialogButton } from '@/components/sections/page/dialog-button'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { Price } from '@/components/sections/page/price'
import { ActivitySheet } from '@/components/sections/teambuilding/activity-sheet'
import { OptionalPicture } from '@/components/sections/teambuilding/optional-picture'
import { metadataOf } from '@/components/seo/page-metadata'
import { groupPlaces } from '@/content/group-places'
import { groupActivities, outdoors } from '@/content/teambuilding'
import { formatMonths, PER_PERSON } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { PLANNER_PATH } from '@/lib/routes/paths'

export const generateMetadata = metadataOf('/teambuilding')

export default async function TeambuildingPage() {
  const locale = await getLocale()
  const t = await getTranslations('teambuilding')
  const sheet = <ActivitySheet />
  const gallery = [
    ...groupPlaces.map(({ name, capacity, picture }) => ({
      title: name,
      detail: t('upTo', { count: capacity }),
      picture,
    })),
    ...outdoors.map(({ id, title, months }) => ({
      title,
      detail: formatMonths(months, locale),
      picture: `activity-${id}`,
    })),
  ]
  return (
    <>
      <PageHero path="/teambuilding" ridge="pass" parent="/conference" lead={t('lead')}>
        <InquiryLink about="teambuilding" fromConference />
      </PageHero>
      <section className="cols wrap gap-y-6 pt-section pb-next">
        <h2 className="text-h2 lg:col-span-6">{t('about')}</h2>
        <div className="max-w-measure space-y-4 lg:col-span-5 lg:col-start-8">
          <p>{t('aboutGroups')}</p>
          <p>{t('aboutChoice')}</p>
        </div>
      </section>
      <section className="py-group on-fir lg:py-next print:hidden">
        <h2 className="wrap text-h2">{t('places')}</h2>
        <ul
          aria-label={t('gallery')}
          className="wrap mt-group grid gap-x-3.5 gap-y-6 min-[20rem]:grid-cols-2 lg:grid-cols-3 lg:gap-x-gutter lg:gap-y-9"
        >
          {gallery.map(({ title, detail, picture }) => (
            <li key={picture}>
              <OptionalPicture className="aspect-4/3">
                <ContentPicture name={picture} sizes="(width >= 64rem) 31vw, (width >= 20rem) 50vw, 100vw" />
              </OptionalPicture>
              <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
                <span className="font-sans text-h4 xl:text-h3">{textIn(title, locale)}</span>
                <span className="quiet">{detail}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap py-next">
        <h2 className="text-h2">{t('prices')}</h2>
        <p className="mt-4 mb-group max-w-measure">{t('pricesText')}</p>
        <ul className="grid gap-x-3.5 gap-y-7 min-[22rem]:grid-cols-2 md:grid-cols-1 md:gap-y-0 md:border-b md:hairline lg:grid-cols-4 lg:gap-x-gutter lg:gap-y-group lg:border-0">
          {groupActivities.map(({ key, title, description, picture, price, priceIsFrom }) => (
            <li
              key={key}
              className="flex flex-col gap-x-5 gap-y-3 md:max-lg:grid md:max-lg:grid-cols-[12rem_1fr] md:max-lg:border-t md:max-lg:hairline md:max-lg:py-4 lg:gap-y-4"
            >
              <div className="aspect-4/3 md:max-lg:self-start">
                <ContentPicture
                  name={picture}
                  alt=""
                  sizes="(width >= 64rem) 22vw, (width >= 48rem) 12rem, 50vw"
                />
              </div>
              <div className="lg:flex lg:flex-1 lg:flex-col">
                <h3 className="text-h4 xl:text-h3">{textIn(title, locale)}</h3>
                <p className="mt-1 text-ui quiet max-md:hidden">{textIn(description, locale)}</p>
                <Price
                  amount={price}
                  isFrom={priceIsFrom}
                  unit={textIn(PER_PERSON, locale)}
                  className="mt-2 lg:mt-auto lg:pt-2"
                />
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-group">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <InquiryLink about="teambuilding" fromConference />
            <DialogButton
              label={t('openSheet')}
              className="btn btn-secondary"
              title={t('sheet')}
              loading={
                <p role="status" className="mt-3 text-small quiet">
                  {t('loading')}
                </p>
              }
            >
              {sheet}
            </DialogButton>
            <Link href={PLANNER_PATH} className="action-link">
              {t('plan')}
            </Link>
          </div>
          <div className="mt-6 border-y hairline pb-8 scripting:not-print:hidden">{sheet}</div>
          <ConferenceContact className="mt-7" />
        </div>
      </section>
    </>
  )
}
