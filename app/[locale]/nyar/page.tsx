import { getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { EveningProgramme } from '@/components/sections/new-year/evening-programme'
import { NewYearOffer } from '@/components/sections/new-year/new-year-offer'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'
import { ExternalLink } from '@/components/ui/external-link'
import { JsonLd } from '@/components/ui/json-ld'
import { Ridge } from '@/components/ui/ridge'
import { describeOver } from '@/content/calendar'
import { events } from '@/content/events'
import { newYearCopy } from '@/content/new-year'
import { findPicture } from '@/content/pictures'
import { bookingEngine } from '@/content/venue'
import { isOffered } from '@/lib/dates/offers'
import { formatDays } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'

const { nyar } = events

export const generateMetadata = metadataOf('/nyar')

/** New Year's Eve. */
export default async function NewYearPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('newYear')
  const isComing = isOffered(nyar.days)
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeEvents([nyar], locale)]} />
      <PageHero
        path="/nyar"
        locale={locale}
        ridge="pass"
        crumb={t('crumb')}
        lead={`${formatDays(nyar.days, locale, 'numeric')}. ${textIn(newYearCopy, locale).lead}`}
      >
        {isComing && (
          <Link href={inquiryHref({ about: 'new-year' })} className="mb-5 btn btn-caps btn-primary">
            {t('book')}
          </Link>
        )}
      </PageHero>
      <EveningProgramme heading={t('programme')} locale={locale} />
      {/* The morning after. */}
      <div aria-hidden="true" className="h-[clamp(5.625rem,12vw,11.875rem)] on-fir">
        <div className="relative top-full">
          <Ridge tone="snow" className="h-[clamp(5.625rem,12vw,11.875rem)]" />
        </div>
      </div>
      {isComing ? (
        <NewYearOffers locale={locale} />
      ) : (
        <section className="wrap py-section">
          <OverNote {...describeOver(nyar, locale)} />
        </section>
      )}
    </>
  )
}

async function NewYearOffers({ locale }: { locale: Locale }) {
  const t = await getTranslations('newYear')
  const [layout, words] = [await getTranslations('layout'), await getTranslations('events')]
  const { heading, withRoom, withoutRoom } = textIn(newYearCopy, locale)
  const [room, dinner] = nyar.prices
  return (
    <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-section">
      <h2 className="mb-3 max-w-4xl text-h2">{heading}</h2>
      <CalendarFileLink id={nyar.id} locale={locale} />
      <div className="cols mt-group items-end gap-y-14">
        <NewYearOffer
          price={room}
          picture={findPicture('room-deluxe')}
          text={withRoom}
          locale={locale}
          isLarge
        >
          <ExternalLink
            href={bookingEngine.package('nyar')}
            newTabLabel={layout('newTab')}
            className="btn btn-caps btn-primary"
          >
            {t('book')}
          </ExternalLink>
        </NewYearOffer>
        <NewYearOffer
          price={dinner}
          picture={findPicture('food-restaurant-window')}
          text={withoutRoom}
          locale={locale}
        >
          <Link href={inquiryHref({ about: 'new-year-dinner' })} className="btn btn-secondary btn-caps">
            {t('book')}
          </Link>
          <p className="mt-3 text-ui quiet">{words('asks')}</p>
        </NewYearOffer>
      </div>
    </section>
  )
}
