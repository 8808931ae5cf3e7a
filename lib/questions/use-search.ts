import { useEffect, useMemo, useRef } from 'react'
import type { FaqEntry } from '@/content/faq/faq-item'
import { plainText } from '@/content/faq/links'
import type { Locale } from '@/lib/i18n/locales'
import { countSearchMiss } from './action'
import { createSearch } from './search'

/** A guest who pauses for this long has typed the whole query. */
const COUNTED_AFTER_MS = 2000

/**
 * The questions that answer a query, the best first; all of them for a blank one. A query that no question answers is
 * counted once.
 * @param category null for all
 */
export function useSearch(
  entries: readonly FaqEntry[],
  query: { term: string; category: string | null; locale: Locale },
): FaqEntry[] {
  const { term, category, locale } = query
  const search = useMemo(
    () => createSearch(entries.map((entry) => ({ ...entry, answer: plainText(entry.answer) }))),
    [entries],
  )
  const counted = useRef(new Set<string>())
  const isMiss = search(term, null).length === 0

  useEffect(() => {
    if (!isMiss || counted.current.has(term)) return
    const timer = setTimeout(() => {
      counted.current.add(term)
      countSearchMiss(locale, term).catch(() => undefined)
    }, COUNTED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isMiss, term, locale])

  return search(term, category).flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}
