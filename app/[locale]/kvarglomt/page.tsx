import { getLocale, getTranslations } from 'next-intl/server'
import { LostAndFoundForm } from '@/components/forms/lost-and-found/form'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { houseRules, retention } from '@/content/facts'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { formatCount } from '@/lib/i18n/count'

const PATH = '/kvarglomt'

const RULES = ['notKept', 'postage', 'liability'] as const

export const generateMetadata = metadataOf(PATH)

export default async function LostAndFoundPage() {
  const locale = await getLocale()
  const t = await getTranslations('lostAndFound')
  return (
    <div className="overflow-x-clip">
      <div className="group cols wrap">
        <div className="-mx-(--bleed) mt-nav flex flex-col px-(--bleed) on-fir lg:col-span-5 lg:-mr-gutter lg:pr-8">
          <PageTitle
            path={PATH}
            lead={t.rich('lead', {
              months: formatCount(houseRules.lostItemsKeptMonths, locale),
              strong: (period) => <strong>{period}</strong>,
            })}
            className="pt-3 lg:pt-5"
          />
          <div className="mt-6 border-t hairline pb-7 max-lg:group-has-[.receipt]:hidden">
            {RULES.map((rule) => (
              <p key={rule} className="border-b hairline py-3 text-balance">
                {t(`rules.${rule}`)}
              </p>
            ))}
          </div>
          <EdgePicture
            name="reception-night"
            alt=""
            sizes="(width >= 64rem) 58vw, 100vw"
            position={{ x: 74, y: 60 }}
            priority
            className="h-[24svh] max-lg:order-first max-lg:group-has-[.receipt]:hidden md:h-[34svh] lg:-mr-8 lg:h-auto lg:min-h-100 lg:grow"
          />
        </div>
        <ClientMessages namespaces={['forms', 'receipt', 'lostAndFound']}>
          <LostAndFoundForm storage={t('storage', { days: retention.daysAfterStay })} />
        </ClientMessages>
      </div>
    </div>
  )
}
