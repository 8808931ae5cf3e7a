'use client'

import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { LANGUAGE_KEY, LANGUAGE_PARAM, LANGUAGE_ROUTE, YEAR_SECONDS, type Locale } from './locales'

interface Language {
  /** The language that the page is shown in. */
  language: Locale
  /** True on addresses with `?lang=`: internal links carry the parameter on. */
  linksKeepLanguage: boolean
  /** What a link says while the page it leads to is being fetched. */
  pendingLabel: string
  /** Stores the choice (cookie and localStorage) and shows the same address in that language. */
  setLanguage: (language: Locale) => void
}

const LanguageContext = createContext<Language | null>(null)

interface LanguageProviderProps {
  language: Locale
  linksKeepLanguage: boolean
  pendingLabel: string
  children: ReactNode
}

/** Gives client components the language of the page they are on. */
export function LanguageProvider({
  language,
  linksKeepLanguage,
  pendingLabel,
  children,
}: LanguageProviderProps) {
  const value = useMemo(
    () => ({ language, linksKeepLanguage, pendingLabel, setLanguage: storeLanguage }),
    [language, linksKeepLanguage, pendingLabel],
  )
  // Until then styles offer what works without scripts, and tests wait.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/**
 * The language of the page and the way to change it.
 * @throws Error when used outside its provider
 */
export function useLanguage(): Language {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}

function storeLanguage(language: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_KEY}=${language}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
  keepForAYear(language)
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be switched off; the cookie alone decides what the server renders.
  }
  const address = new URL(location.href)
  const asked = address.searchParams.has(LANGUAGE_PARAM)
  address.searchParams.delete(LANGUAGE_PARAM)
  // A new document, because every cached page of the router is in the old language.
  if (asked) location.replace(address)
  else if (document.documentElement.lang !== language) location.reload()
}

/** Has the server set the cookie too: Safari forgets one that a script has written after seven days. */
function keepForAYear(language: Locale) {
  fetch(LANGUAGE_ROUTE, {
    method: 'POST',
    body: new URLSearchParams({ [LANGUAGE_KEY]: language }),
    redirect: 'manual',
    keepalive: true,
  }).catch(() => {
    // The page may be gone before the answer; the cookie of the script is there.
  })
}
