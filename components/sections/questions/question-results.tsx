'use client'

import { useLocale } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import { faqEntries } from '@/content/faq'
import { askUs } from '@/content/faq/links'
import { searchContent } from '@/content/faq/search-content'
import { textIn } from '@/lib/i18n/locales'
import { QuestionEntry } from './question-entry'
import { createSearch } from './search'

export function QuestionResults({ term, onCount }: { term: string; onCount: (text: string) => void }) {
  const locale = useLocale()
  const content = textIn(searchContent, locale)
  const search = useMemo(() => createSearch(faqEntries(locale)), [locale])
  const found = search(term)
  const count = found.length === 0 ? content.noSearchResults : content.results(found.length)

  useEffect(() => onCount(count), [count, onCount])

  return (
    <section data-results aria-labelledby="results" className="cols wrap mt-group gap-y-4 pb-section">
      <h2 id="results" className="text-h3 lg:col-span-3">
        {count}
      </h2>
      <div className="lg:col-span-9">
        {found.length === 0 && (
          <p>
            <LinkedText text={textIn(askUs, locale)} />
          </p>
        )}
        <div className="gap-x-gutter lg:columns-2">
          {found.map((entry) => (
            <QuestionEntry key={entry.id} entry={entry} />
          ))}
        </div>
      </div>
    </section>
  )
}
