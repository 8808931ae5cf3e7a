'use client'

import { createContext, type PropsWithChildren, use, useEffect } from 'react'
import { callAction } from '@/lib/browser/call-action'
import { navigationType } from '@/lib/browser/document-load'
import { writeStored } from '@/lib/browser/storage'
import { useHashEntries } from '@/lib/browser/use-hash-entries'
import { LANGUAGE_KEY, type Locale, LOCALE_PARAM, locales } from './locales'
import { storeLocale } from './store-locale'

interface Language {
  /** The locale of the page. */
  language: Locale
  /** True on URLs with `?lang=`: internal links carry the parameter on. */
  linksKeepLocale: boolean
}

const LanguageContext = createContext<Language | null>(null)

/** The locale of the document when it was opened. */
let opened: Locale | undefined

/** Tells client components the locale of the page. The hotel's documents name it and its hook. */
export function LanguageProvider({ children, ...value }: PropsWithChildren<Language>) {
  const { language, linksKeepLocale } = value
  useHashEntries()
  useEffect(() => {
    opened ??= language
    // Chosen in another tab. Pages in the router's memory are in the old locale.
    if (language !== opened) return location.reload()
    // Back brings a page as it was before a change of locale.
    const handlePageShow = ({
      persisted = navigationType() === 'back_forward',
    }: Partial<PageTransitionEvent>) => {
      const isOld = locales.some((locale) => locale !== language && isStored(locale))
      if (persisted && isOld && !linksKeepLocale && navigator.onLine) location.reload()
    }
    handlePageShow({})
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [language, linksKeepLocale])
  // Until then styles offer what works without scripts, and tests wait.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    window.replayEarlyTaps?.()
  }, [])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

const isStored = (locale: Locale) => document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${locale}`)

/** @throws Error outside its provider */
export function useLanguage(): Language {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}

const ANSWER_MS = 8_000

/**
 * Stores the choice (cookie and localStorage) and loads the same URL in that locale.
 * @param current of the page; a browser that translates it changes `<html lang>`
 */
export async function setLocale(locale: Locale, current: Locale): Promise<void> {
  const url = new URL(location.href)
  const isInQuery = url.searchParams.has(LOCALE_PARAM)
  const choice = new FormData()
  choice.set(LANGUAGE_KEY, locale)
  const stored = await callAction(() => storeLocale(choice, true), ANSWER_MS)
  // Without an answer, where the page is older than the server, and where cookies are blocked: show the locale at least.
  const isLost = 'failure' in stored || !isStored(locale)
  if (isLost) url.searchParams.set(LOCALE_PARAM, locale)
  else {
    writeStored(LANGUAGE_KEY, locale)
    url.searchParams.delete(LOCALE_PARAM)
  }
  // A new document, because every cached page of the router is in the old locale. Back does not lead to this one.
  if (isLost || isInQuery) location.replace(url)
  else if (current !== locale) location.reload()
}
