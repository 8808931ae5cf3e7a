import { getRequestConfig } from 'next-intl/server'
import { logProblem } from '@/lib/logging/log'
import { defaultLocale, isLocale } from './locales'

/** next-intl's request configuration. A missing key shows the key itself and is logged. */
export default getRequestConfig(async ({ locale: named, requestLocale }) => {
  const requested = named ?? (await requestLocale)
  const locale = isLocale(requested) ? requested : defaultLocale
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return {
    locale,
    messages,
    timeZone: 'Europe/Stockholm',
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
    onError: (error) => logProblem('Missing translation.', { reason: error.message }),
  }
})
