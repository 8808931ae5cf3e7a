import { getMessages, getTranslations } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/form'
import { PageHeading } from '@/components/sections/page/page-heading'
import { houseRules, retention } from '@/content/facts'
import { readFormMessages } from '@/components/forms/core/messages'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { formatCount } from '@/lib/i18n/count'

const PATH = '/kvarglomt'

export const generateMetadata = metadataOf(PATH)

/** Lost and found. */
export default async function LostAndFoundPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('lostAndFound')
  const { lostAndFound, receipt: receiptLabels } = await getMessages()
  return (
    <>
      <PageHeading
        path={PATH}
        locale={locale}
        lead={t.rich('lead', {
          months: formatCount(houseRules.lostItemsKeptMonths, locale),
          strong: (period) => <strong>{period}</strong>,
        })}
      />
      <section className="wrap pt-8.5 pb-section">
        <LostAndFoundForm
          messages={await readFormMessages()}
          words={{ ...lostAndFound, storage: t('storage', { days: retention.daysAfterStay }) }}
          receiptLabels={receiptLabels}
        />
      </section>
    </>
  )
}
