import { getRequestConfig } from 'next-intl/server'
import { logProblem } from '@/lib/logging/log'
import english from '@/messages/en.json'
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

/** next-intl's request configuration, in the page's locale unless a caller names one. A missing key is logged. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = named ?? (await getVariant()).locale
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return {
    locale,
    messages: complete.has(locale) ? messages : completeMessages(messages, english),
    timeZone: 'Europe/Stockholm',
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
    onError: (error) => logProblem('Missing translation.', { reason: error.message }),
  }
})

/** The locales that show a missing key itself; any other shows the English where it has none. */
const complete: ReadonlySet<string> = new Set(['sv', 'en'])

/** A message with arguments is a list, as the build parses it (next.config.ts). */
type Messages = { [key: string]: string | readonly unknown[] | Messages }

const isNamespace = (value: Messages[string] | undefined): value is Messages =>
  typeof value === 'object' && !Array.isArray(value)

/** The messages of a locale, with the English where it has none. */
export function completeMessages(messages: Messages, english: Messages): Messages {
  const filled = Object.entries(english).map(([key, text]) => {
    const own = messages[key]
    return [key, isNamespace(text) && isNamespace(own) ? completeMessages(own, text) : (own ?? text)]
  })
  return Object.fromEntries(filled)
}
