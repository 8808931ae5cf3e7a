import type { Metadata } from 'next'
import { getMessages } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found-form'
import { HouseRules } from '@/components/sections/lost-and-found/house-rules'
import { PageHeading } from '@/components/sections/page-heading'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { readFormWords } from '@/lib/forms/form-words'
import { readLocale } from '@/lib/i18n/page-params'
import { lostAndFoundErrors } from '@/lib/lost-and-found/fields'
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
  const { lostAndFound } = await getMessages()
  const copy = lostAndFoundCopy[locale]
  return (
    <>
      <PageHeading title={pageTexts(PATH, locale).h1} lead={copy.lead} />
      <section className="wrap pt-block pb-section">
        <LostAndFoundForm
          form={await readFormWords(lostAndFoundErrors)}
          words={lostAndFound}
          copy={copy}
          aside={<HouseRules kept={copy.kept} rules={copy.rules} />}
        />
      </section>
    </>
  )
}
