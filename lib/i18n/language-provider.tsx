'use client'

import { createContext, type ReactNode, use, useEffect } from 'react'
import { callAction } from '@/lib/browser/call-action'
import { writeStored } from '@/lib/browser/storage'
import { useHashEntries } from '@/lib/browser/use-hash-entries'
import { LANGUAGE_KEY, LANGUAGE_PARAM, type Locale } from './locales'
import { storeLanguage } from './store-language'

interface Language {
  /** The language that the page is shown in. */
  language: Locale
  /** True on addresses with `?lang=`: internal links carry the parameter on. */
  linksKeepLanguage: boolean
}

const LanguageContext = createContext<Language | null>(null)

/** Gives client components the language of the page they are on. */
export function LanguageProvider({ children, ...value }: Language & { children: ReactNode }) {
  useHashEntries()
  // Until then styles offer what works without scripts, and tests wait.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    window.replayEarlyTaps?.()
  }, [])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/**
 * The language of the page.
 * @throws Error when used outside its provider
 */
export function useLanguage(): Language {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}

/** How long the choice may take to be stored. */
const ANSWER_MS = 8_000

/** Stores the choice (cookie and localStorage) and loads the same address in that language. */
export async function setLanguage(language: Locale): Promise<void> {
  const address = new URL(location.href)
  const isAsked = address.searchParams.has(LANGUAGE_PARAM)
  const choice = new FormData()
  choice.set(LANGUAGE_KEY, language)
  const stored = await callAction(() => storeLanguage(choice, true), ANSWER_MS)
  // Without an answer, where the page is older than the server, and where cookies are blocked: show the language at least.
  if ('failure' in stored || !document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${language}`)) {
    address.searchParams.set(LANGUAGE_PARAM, language)
    location.assign(address)
    return
  }
  writeStored(LANGUAGE_KEY, language)
  address.searchParams.delete(LANGUAGE_PARAM)
  // A new document, because every cached page of the router is in the old language.
  if (isAsked) location.replace(address)
  else if (document.documentElement.lang !== language) location.reload()
}
