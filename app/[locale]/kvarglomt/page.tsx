import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { LostAndFoundFields } from '@/components/forms/lost-and-found/lost-and-found-fields'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/lost-and-found-form'
import { HouseRules } from '@/components/sections/lost-and-found/house-rules'
import { PageHeading } from '@/components/sections/page/page-heading'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { describeFields } from '@/components/forms/core/fields'
import { readFormMessages } from '@/components/forms/core/messages'
import { readReceiptLabels } from '@/components/forms/core/receipt-labels'
import { readLocale } from '@/lib/i18n/page-params'
import { readVariant } from '@/lib/i18n/variant'
import { lostAndFoundFields } from '@/components/forms/lost-and-found/fields'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

const PATH = '/kvarglomt'

interface LostAndFoundPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: LostAndFoundPageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

/** Lost and found. */
export default async function LostAndFoundPage({ params }: LostAndFoundPageProps) {
  const locale = await readLocale(params)
  const { linksKeepLanguage } = readVariant((await params).locale)
  const t = await getTranslations('lostAndFound')
  const { lostAndFound: labels } = await getMessages()
  const copy = lostAndFoundCopy[locale]
  return (
    <>
      <PageHeading title={pageTexts(PATH, locale).h1} lead={copy.lead} />
      <section className="wrap pt-group pb-section">
        <LostAndFoundForm
          fields={describeFields(lostAndFoundFields, (key) => t(key))}
          messages={await readFormMessages()}
          failed={labels.failed}
          aside={<HouseRules kept={copy.kept} rules={copy.rules} />}
          heading={labels.heading}
          thanks={labels.thanks}
          receiptLabels={await readReceiptLabels()}
          keptLanguage={linksKeepLanguage ? locale : undefined}
        >
          <LostAndFoundFields labels={labels} copy={copy} />
        </LostAndFoundForm>
      </section>
    </>
  )
}
