import { getMessages } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/form'
import { PageHeading } from '@/components/sections/page/page-heading'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { readFormMessages } from '@/components/forms/core/messages'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'

const PATH = '/kvarglomt'

export const generateMetadata = metadataOf(PATH)

/** Lost and found. */
export default async function LostAndFoundPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const { lostAndFound: words, receipt: receiptLabels } = await getMessages()
  const { kept, rules, consent, storage } = lostAndFoundCopy[locale]
  return (
    <>
      <PageHeading path={PATH} locale={locale} />
      <section className="wrap pt-8 pb-section">
        <LostAndFoundForm
          content={{
            messages: await readFormMessages(),
            words,
            copy: { consent, storage },
            receiptLabels,
          }}
          rules={
            <div className="cols gap-y-8.5 lg:col-span-12">
              <p className="text-lead text-balance md:col-span-3 lg:col-span-4">
                {kept.text} <strong className="mt-1 block font-sans text-h2">{kept.period}</strong>
              </p>
              <div className="border-b hairline md:col-span-5 lg:col-span-7 lg:col-start-6">
                {rules.map((rule) => (
                  <p key={rule} className="border-t hairline py-3.5 text-ui">
                    {rule}
                  </p>
                ))}
              </div>
            </div>
          }
        />
      </section>
    </>
  )
}
