import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageRow } from '@/components/sections/conference/package-row'
import { PageHeading } from '@/components/sections/page/page-heading'
import { conferenceTexts, packageLength } from '@/content/conference'
import { Link } from '@/lib/i18n/link'
import { readLocale } from '@/lib/i18n/page-params'
import { viewHref } from '@/lib/routes/views'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface ConferencePackagesPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ConferencePackagesPageProps): Promise<Metadata> {
  return buildMetadata('/conference-packages', await readLocale(params))
}

export default async function ConferencePackagesPage({ params }: ConferencePackagesPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('conference')
  const { offers, packages, groupTerms } = conferenceTexts[locale]
  return (
    <>
      <PageHeading
        title={pageTexts('/conference-packages', locale).h1}
        parents={[{ label: pageTexts('/conference', locale).h1, href: '/conference' }]}
        lead={packages.lead}
      />
      <div className="pt-group">
        <PackageRow
          {...offers.day}
          hours={packageLength('day')}
          picture="meeting-conference"
          inquiry="day"
          locale={locale}
        />
        <PackageRow
          {...offers.lunchToLunch}
          hours={packageLength('lunchToLunch')}
          picture="meeting-lunch-to-lunch"
          inquiry="lunchToLunch"
          locale={locale}
        />
        <PackageRow {...packages.tailored} picture="venue-forest-hut" inquiry="tailored" locale={locale} />
      </div>
      <section className="mt-group on-birch">
        <div className="cols wrap gap-y-5 py-section">
          <h2 className="text-h2 lg:col-span-5">{groupTerms.heading}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="max-w-measure">{groupTerms.text}</p>
            <Link href={viewHref('/villkor', 'event')} className="mt-4 action-link">
              {t('groupTerms')}
            </Link>
            <ConferenceContact locale={locale} className="mt-5" />
          </div>
        </div>
      </section>
    </>
  )
}
