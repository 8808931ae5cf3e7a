import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CalendarFileLink } from '@/components/sections/events/calendar-file-link'
import { OverNote } from '@/components/sections/events/over-note'
import { EveningProgramme } from '@/components/sections/new-year/evening-programme'
import { MorningRidge } from '@/components/sections/new-year/morning-ridge'
import { NewYearOffer } from '@/components/sections/new-year/new-year-offer'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ExternalLink } from '@/components/ui/external-link'
import { JsonLd } from '@/components/ui/json-ld'
import { newYear } from '@/content/facts'
import { isNewYearOffered, newYearLead, newYearOffers, newYearOver } from '@/content/new-year'
import { findPicture } from '@/content/pictures'
import { bookingEngine } from '@/content/venue'
import { formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { readLocale } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'
import { describeNewYear } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'

interface NewYearPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: NewYearPageProps): Promise<Metadata> {
  return buildMetadata('/nyar', await readLocale(params))
}

/** New Year's Eve. */
export default async function NewYearPage({ params }: NewYearPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('newYear')
  const isOffered = isNewYearOffered()
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeNewYear(locale)]} />
      <PageHero
        path="/nyar"
        locale={locale}
        ridge="pass"
        title={pageTexts('/nyar', locale).h1}
        crumb={t('crumb')}
        lead={newYearLead()[locale]}
      >
        {isOffered && (
          <Link href={inquiryHref({ about: 'new-year' })} className="mb-5 btn btn-caps btn-primary">
            {t('book')}
          </Link>
        )}
      </PageHero>
      <EveningProgramme heading={t('programme')} locale={locale} />
      <MorningRidge />
      {isOffered ? (
        <NewYearOffers locale={locale} />
      ) : (
        <section className="wrap py-section">
          <OverNote heading={newYearOver.heading[locale]} text={newYearOver.text[locale]} locale={locale} />
        </section>
      )}
    </>
  )
}

async function NewYearOffers({ locale }: { locale: Locale }) {
  const [t, layout] = [await getTranslations('newYear'), await getTranslations('layout')]
  const room = findPicture('room-deluxe')
  const table = findPicture('food-restaurant-window')
  return (
    <section className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-section">
      <h2 className="max-w-4xl text-h2">{newYearOffers.heading[locale]}</h2>
      <CalendarFileLink path="/nyar" locale={locale} />
      <div className="cols mt-group items-end gap-y-14">
        <NewYearOffer
          picture={room}
          alt={room.alt[locale]}
          title={newYearOffers.package.title[locale]}
          amount={formatNumber(newYear.packagePerPerson, locale)}
          unit={t('perPerson')}
          text={newYearOffers.package.text[locale]}
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
          picture={table}
          alt={table.alt[locale]}
          title={newYearOffers.dinner.title[locale]}
          amount={formatNumber(newYear.dinnerOnlyPerPerson, locale)}
          unit={t('perPerson')}
          text={newYearOffers.dinner.text[locale]}
        >
          <Link href={inquiryHref({ about: 'new-year-dinner' })} className="btn btn-secondary btn-caps">
            {t('book')}
          </Link>
        </NewYearOffer>
      </div>
    </section>
  )
}
