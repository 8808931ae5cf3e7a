'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { OnDemand } from '@/components/sections/page/on-demand'
import { useHistoryState } from '@/lib/browser/use-history-state'
import { useOnDemand } from '@/lib/browser/use-on-demand'

const loadResults = () => import('./question-results')

interface QuestionSearchProps {
  heading: ReactNode
  /** What is asked most, below the field. */
  facts: ReactNode
  children: ReactNode
}

/** The search field above the questions. The search is fetched with the first key. */
export function QuestionSearch({ heading, facts, children }: QuestionSearchProps) {
  const t = useTranslations('faqPage')
  const [term, setTerm] = useHistoryState('term', '')
  const [status, setStatus] = useState('')
  const fieldRef = useRef<HTMLInputElement>(null)
  const fieldId = useId()

  // What was typed before hydration.
  const readField = useEffectEvent(() => fieldRef.current?.value && setTerm(fieldRef.current.value))
  useEffect(() => void readField(), [])
  // What was typed before the guest went on from here.
  useEffect(() => {
    if (fieldRef.current?.value === '') fieldRef.current.value = term
  }, [term])

  function clear() {
    if (fieldRef.current) fieldRef.current.value = ''
    setTerm('')
  }

  const results = useOnDemand(loadResults)
  const { loaded, request } = results
  const isSearching = term.trim() !== ''
  // With the first letter, and with the next one where that failed.
  useEffect(() => {
    if (isSearching && !loaded) void request()
  }, [isSearching, term, loaded, request])

  return (
    <div className="group">
      <div data-hero-tone="snow" className="on-fir">
        <div className="cols wrap gap-y-6 pt-[calc(var(--spacing-nav)+1.25rem)] pb-9">
          {heading}
          <div role="search" className="self-end lg:col-span-6 lg:pr-8 print:hidden noscript:hidden">
            <label htmlFor={fieldId} className="block text-ui font-semibold">
              {t('search')}
            </label>
            <div className="relative mt-1.5">
              <input
                ref={fieldRef}
                id={fieldId}
                type="search"
                autoComplete="off"
                placeholder={t('searchExample')}
                aria-busy={results.isPending || undefined}
                onChange={(event) => setTerm(event.target.value)}
                className="control pl-11 placeholder:text-fir-700"
              />
              <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-fir-950" />
            </div>
          </div>
          {facts}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isSearching && status}
      </p>
      {isSearching && (
        <OnDemand part={results} onDismiss={clear}>
          {({ QuestionResults }) => <QuestionResults term={term} onCount={setStatus} />}
        </OnDemand>
      )}
      <div className="group-has-data-results:hidden">{children}</div>
    </div>
  )
}
