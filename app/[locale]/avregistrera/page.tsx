import { getLocale, getTranslations } from 'next-intl/server'
import { UNSUBSCRIBE_PARAM } from '@/components/forms/unsubscribe/link'
import { isToken } from '@/components/forms/unsubscribe/store'
import { UnsubscribeForm } from '@/components/forms/unsubscribe/unsubscribe-form'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { headingOf, metadataOf } from '@/components/seo/page-metadata'
import { LinkedText } from '@/components/ui/linked-text'
import { phoneLink } from '@/content/phone'
import { emailLink } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import type { RequestPageProps } from '@/lib/i18n/page-params'

const PATH = '/avregistrera'

export const generateMetadata = metadataOf(PATH)

/** Newsletter unsubscribe page. A GET request changes nothing, because mail filters open links too. */
export default async function UnsubscribePage({ searchParams }: RequestPageProps) {
  const locale = await getLocale()
  const given = (await searchParams)[UNSUBSCRIBE_PARAM]
  const token = typeof given === 'string' ? given.trim() : ''
  const t = await getTranslations('unsubscribe')
  const reload = (await getTranslations('forms'))('reload')
  const step = (name: 'ask' | 'done' | 'invalid' | 'failed' | 'unclear' | 'outdated' | 'silent') => ({
    heading: t(`${name}.heading`),
    text: <LinkedText text={t(`${name}.text`, { email: emailLink, phone: textIn(phoneLink, locale) })} />,
  })
  return (
    <>
      <div className="mt-nav h-[44svh] overflow-hidden md:max-lg:h-[50svh] lg:h-[calc(100svh-20rem)] print:hidden">
        <ContentPicture name="hero-golden-low-sun" sizes="100vw" position={{ x: 50, y: 70 }} priority />
      </div>
      <div className="cols wrap pt-3 pb-10 lg:pt-5">
        <div className="lg:col-span-7">
          <Breadcrumbs current={headingOf(PATH, locale)} />
        </div>
        <UnsubscribeForm
          token={isToken(token) ? token : undefined}
          steps={{
            ask: { ...step('ask'), button: t('ask.button') },
            done: step('done'),
            invalid: step('invalid'),
            failed: { ...step('failed'), button: t('failed.button') },
            unclear: { ...step('unclear'), button: t('unclear.button') },
            outdated: { ...step('outdated'), button: reload },
            silent: { ...step('silent'), button: reload },
          }}
        />
      </div>
    </>
  )
}
