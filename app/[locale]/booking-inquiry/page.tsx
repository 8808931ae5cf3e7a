import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { InquiryForm } from '@/components/forms/inquiry/form'
import { readInquiryContent } from '@/components/forms/inquiry/content'
import { InquiryContact } from '@/components/sections/inquiry/inquiry-contact'
import { PageHeading } from '@/components/sections/page/page-heading'
import { planWords, writePlan } from '@/components/forms/planner/words'
import { today } from '@/lib/dates/today'
import { readLocale, readQuery, type RequestPageProps } from '@/lib/i18n/page-params'
import { previousPath, readInquiryAddress } from '@/components/forms/inquiry/address'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

const PATH = '/booking-inquiry'

export const generateMetadata = metadataOf(PATH)

/** The booking inquiry: the form, filled in with what the address says, and whom to call instead. */
export default async function InquiryPage({ params, searchParams }: RequestPageProps) {
  const locale = await readLocale(params)
  const [t, query, asked] = [await getTranslations('inquiry'), await readQuery(searchParams), await headers()]
  const { subject, plan, values, ...address } = readInquiryAddress(
    query,
    previousPath(asked.get('referer'), asked.get('x-forwarded-host') ?? asked.get('host')),
  )
  const content = await readInquiryContent(locale, subject)
  const words = planWords(locale, await getTranslations('conferencePlanner'), t)

  return (
    <>
      <PageHeading path={PATH} locale={locale} lead={t('lead')} />
      <section className="overflow-x-clip pt-6 pb-section">
        <div className="wrap">
          <div className="cols gap-y-12">
            <InquiryForm
              query={query.toString()}
              address={{
                ...address,
                values: plan ? { ...values, additionalRequests: writePlan(plan, words) } : values,
              }}
              subject={
                subject && { id: subject.id, title: textIn(subject.title, locale), dates: subject.dates }
              }
              content={content}
              today={today()}
              heading={<h2 className="text-h3 hyphens-auto">{t('heading')}</h2>}
              contact={<InquiryContact />}
            />
          </div>
        </div>
      </section>
    </>
  )
}
