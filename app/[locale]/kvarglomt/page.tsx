import { getLocale, getTranslations } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/form'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { houseRules, retention } from '@/content/facts'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { formatCount } from '@/lib/i18n/count'

const PATH = '/kvarglomt'

export const generateMetadata = metadataOf(PATH)

export default async function LostAndFoundPage() {
  const locale = await getLocale()
  const t = await getTranslations('lostAndFound')
  return (
    <div className="overflow-x-clip pb-section">
      <div className="cols wrap lg:grid-rows-[auto_auto_auto_1fr]">
        <div className="-mx-(--bleed) mt-nav h-[28svh] md:max-lg:h-[34svh] lg:col-span-5 lg:row-start-3 lg:mt-6 lg:mr-0 lg:aspect-square lg:h-auto print:hidden">
          <ContentPicture
            name="reception-night"
            alt=""
            sizes="(width >= 64rem) 56vw, 100vw"
            position={{ x: 100, y: 80 }}
            priority
          />
        </div>
        <PageTitle
          path={PATH}
          lead={t.rich('lead', {
            months: formatCount(houseRules.lostItemsKeptMonths, locale),
            strong: (period) => <strong>{period}</strong>,
          })}
          className="pt-3 lg:col-span-5 lg:row-start-1 lg:pt-[calc(var(--spacing-nav)+1.25rem)]"
        />
        <ClientMessages namespaces={['forms', 'receipt', 'lostAndFound']}>
          <LostAndFoundForm storage={t('storage', { days: retention.daysAfterStay })} />
        </ClientMessages>
      </div>
    </div>
  )
}
