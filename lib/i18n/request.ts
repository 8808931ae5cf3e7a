import { getRequestConfig } from 'next-intl/server'
import { logProblem } from '@/lib/logging/log'
import type swedish from '@/messages/sv.json'
import { getVariant } from './current-variant'
import type { Locale } from './locales'

// The Swedish file is the type source: a key that it lacks is a compile error wherever it is used. The interface
// is declared in use-intl, on which next-intl is built.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof swedish
  }
}

/** next-intl's request configuration, in the page's locale unless a caller names one. What cannot be said is logged. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = named ?? (await getVariant()).locale
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return {
    locale,
    messages,
    timeZone: 'Europe/Stockholm',
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
    onError: (error) => logProblem('A message could not be shown.', { reason: error.message }),
  }
})
