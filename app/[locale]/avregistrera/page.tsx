import { getLocale, getTranslations } from 'next-intl/server'
import { UNSUBSCRIBE_PARAM } from '@/components/forms/unsubscribe/link'
import { isToken } from '@/components/forms/unsubscribe/store'
import { UnsubscribeForm } from '@/components/forms/unsubscribe/unsubscribe-form'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { headingOf, metadataOf } from '@/components/seo/page-metadata'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { RequestPageProps } from '@/lib/i18n/page-params'

const PATH = '/avregistrera'

export const generateMetadata = metadataOf(PATH)

/** Newsletter unsubscribe page. A GET request changes nothing, because mail filters open links too. */
export default async function UnsubscribePage({ searchParams }: RequestPageProps) {
  const locale = await getLocale()
  const given = (await searchParams)[UNSUBSCRIBE_PARAM]
  const token = typeof given === 'string' ? given.trim() : ''
  const t = await getTranslations('forms')
  return (
    <>
      <div className="mt-nav h-[44svh] overflow-hidden md:max-lg:h-[50svh] lg:h-[calc(100svh-20rem)] print:hidden">
        <ContentPicture name="hero-golden-low-sun" sizes="100vw" position={{ x: 50, y: 70 }} priority />
      </div>
      <div className="cols wrap pt-3 pb-10 lg:pt-5">
        <div className="lg:col-span-7">
          <Breadcrumbs current={headingOf(PATH, locale)} />
        </div>
        <ClientMessages namespaces={['unsubscribe']}>
          <UnsubscribeForm token={isToken(token) ? token : undefined} reloadLabel={t('reload')} />
        </ClientMessages>
      </div>
    </>
  )
}
