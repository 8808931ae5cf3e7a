import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { InquiryForm } from '@/components/forms/inquiry/inquiry-form'
import { readInquiryContent } from '@/components/forms/inquiry/read-inquiry-content'
import { InquiryContact } from '@/components/sections/inquiry/inquiry-contact'
import { PageHeading } from '@/components/sections/page/page-heading'
import { inquiryCopy } from '@/content/inquiry'
import { today } from '@/lib/dates/today'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { readLocale } from '@/lib/i18n/page-params'
import { previousPath, readInquiryAddress } from '@/lib/inquiries/address'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

const PATH = '/booking-inquiry'

interface InquiryPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: InquiryPageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

/** The booking inquiry: the form, filled in with what the address says, and whom to call instead. */
export default async function InquiryPage({ params, searchParams }: InquiryPageProps) {
  const locale = await readLocale(params)
  const [t, query, asked] = [await getTranslations('inquiry'), toQuery(await searchParams), await headers()]
  const { subject, ...address } = readInquiryAddress(
    query,
    previousPath(asked.get('referer'), asked.get('x-forwarded-host') ?? asked.get('host')),
  )

  return (
    <>
      <PageHeading title={pageTexts(PATH, locale).h1} lead={inquiryCopy[locale].lead} />
      <section className="pt-8 pb-section md:pt-10">
        <div className="wrap">
          <div className="cols gap-y-12">
            <div className="lg:col-span-8">
              <h2 className="text-h3 hyphens-auto">{t('heading')}</h2>
              <InquiryForm
                {...await readInquiryContent(locale, subject)}
                {...address}
                query={query.toString()}
                subject={subject && { id: subject.id, title: subject.title[locale], dates: subject.dates }}
                today={today()}
              />
            </div>
            <InquiryContact aside={inquiryCopy[locale].aside} locale={locale} />
          </div>
        </div>
      </section>
    </>
  )
}

/** The query without the language; of a repeated name, the first value. */
function toQuery(params: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(params).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined || name === LANGUAGE_PARAM ? [] : [[name, first]]
  })
  return new URLSearchParams(entries)
}
