import { getMessages } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/form'
import { PageHeading } from '@/components/sections/page/page-heading'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { readFormMessages } from '@/components/forms/core/messages'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

const PATH = '/kvarglomt'

export const generateMetadata = metadataOf(PATH)

/** Lost and found. */
export default async function LostAndFoundPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const { lostAndFound: words, receipt: receiptLabels } = await getMessages()
  const { kept, rules, consent, storage } = textIn(lostAndFoundCopy, locale)
  return (
    <>
      <PageHeading
        path={PATH}
        locale={locale}
        lead={
          <>
            {kept.text} <strong>{kept.period}</strong>
          </>
        }
      />
      <section className="wrap pt-8.5 pb-section">
        <LostAndFoundForm
          content={{
            messages: await readFormMessages(),
            words,
            copy: { consent, storage },
            receiptLabels,
          }}
          rules={rules}
        />
      </section>
    </>
  )
}
