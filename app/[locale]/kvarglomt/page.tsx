import type { Metadata } from 'next'
import { getMessages } from 'next-intl/server'
import { LostAndFoundFields } from '@/components/forms/lost-and-found-fields'
import { LostAndFoundForm } from '@/components/forms/lost-and-found-form'
import { LostAndFoundThanks } from '@/components/forms/lost-and-found-thanks'
import { HouseRules } from '@/components/sections/lost-and-found/house-rules'
import { PageHeading } from '@/components/sections/page-heading'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { readFormMessages } from '@/lib/forms/messages'
import { readLocale } from '@/lib/i18n/page-params'
import { readVariant } from '@/lib/i18n/variant'
import { lostAndFoundErrors, lostAndFoundLimits } from '@/lib/lost-and-found/fields'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

const PATH = '/kvarglomt'

interface LostAndFoundPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: LostAndFoundPageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

/** Lost and found: the rules of the house and the form. */
export default async function LostAndFoundPage({ params }: LostAndFoundPageProps) {
  const locale = await readLocale(params)
  const { linksKeepLanguage } = readVariant((await params).locale)
  const { lostAndFound: words } = await getMessages()
  const copy = lostAndFoundCopy[locale]
  return (
    <>
      <PageHeading title={pageTexts(PATH, locale).h1} lead={copy.lead} />
      <section className="wrap pt-block pb-section">
        <LostAndFoundForm
          form={await readFormMessages(lostAndFoundErrors)}
          limits={lostAndFoundLimits}
          failed={words.failed}
          aside={<HouseRules kept={copy.kept} rules={copy.rules} />}
          heading={words.heading}
          thanks={
            <LostAndFoundThanks words={words.thanks} keptLanguage={linksKeepLanguage ? locale : undefined} />
          }
        >
          <LostAndFoundFields words={words} copy={copy} />
        </LostAndFoundForm>
      </section>
    </>
  )
}
