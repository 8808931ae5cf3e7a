'use client'

import { ArrowLeft, ChevronRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createSearch } from '@/components/sections/questions/search'
import { LinkedText } from '@/components/ui/linked-text'
import { chatCategoryHints, type ChatContent } from '@/content/chat'
import {
  faqCategories,
  type FaqCategory,
  faqCategoryLabels,
  type FaqEntry,
} from '@/content/faq/faq-categories'
import { askUs } from '@/content/faq/links'
import { textIn } from '@/lib/i18n/locales'

interface ChatView {
  /** Null while all categories are searched. */
  category: FaqCategory | null
  /** Id of the question whose answer is shown. */
  question: string | null
  term: string
}

export const chatStart: ChatView = { category: null, question: null, term: '' }

interface ChatFaqProps {
  entries: readonly FaqEntry[]
  view: ChatView
  onView: (view: ChatView) => void
  content: ChatContent
  searchRef: RefObject<HTMLInputElement | null>
}

/** Search field, and below it the categories that have questions, a list of questions or an answer. */
export function ChatFaq({ entries, view, onView, content, searchRef }: ChatFaqProps) {
  const locale = useLocale()
  const { category, question, term } = view
  const fieldId = useId()
  const viewRef = useRef<HTMLDivElement>(null)
  const answered = entries.find(({ id }) => id === question)
  const searching = term.trim() !== ''
  const search = useMemo(
    () => createSearch(entries.filter((entry) => category === null || entry.category === category)),
    [entries, category],
  )
  const listed = search(term)
  const place = `${category}/${question}`
  const placeBefore = useRef(place)

  // The chosen button unmounts: move the focus to the new content instead of losing it.
  useEffect(() => {
    if (placeBefore.current === place) return
    placeBefore.current = place
    if (document.activeElement !== searchRef.current) viewRef.current?.focus({ preventScroll: true })
  }, [place, searchRef])

  const back = (
    <button
      type="button"
      onClick={() => onView(answered ? { ...view, question: null } : chatStart)}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small"
    >
      <ArrowLeft className="size-4.5" />
      {content.back}
    </button>
  )

  return (
    <>
      <label htmlFor={fieldId} className="text-ui font-semibold">
        {content.search}
      </label>
      <input
        ref={searchRef}
        id={fieldId}
        type="search"
        autoComplete="off"
        value={term}
        onChange={(event) => onView({ ...view, question: null, term: event.target.value })}
        className="mt-1.5 control min-h-12"
      />
      <p role="status" className="sr-only">
        {searching && (listed.length === 0 ? content.noResults : content.results(listed.length))}
      </p>
      <div ref={viewRef} tabIndex={-1} className="mt-2 focus:shadow-none focus:outline-none">
        {answered ? (
          <>
            {back}
            <ChatAnswer key={answered.id} entry={answered} content={content} />
          </>
        ) : searching || category !== null ? (
          <>
            {category !== null && (
              <div className="flex items-center gap-3">
                {back}
                <h3 className="text-h4">{textIn(faqCategoryLabels[category], locale)}</h3>
              </div>
            )}
            {listed.length === 0 && (
              <div className="mt-3 grid gap-2 text-ui">
                <p>{category === null ? content.noSearchResults : content.noResults}</p>
                <p>
                  <LinkedText text={textIn(askUs, locale)} />
                </p>
              </div>
            )}
            <ul className="mt-2 divide-y divide-rule border-y hairline empty:hidden">
              {listed.map(({ id, question }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onView({ ...view, question: id })}
                    className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 py-2.5 text-left text-ui hover:text-copper-deep"
                  >
                    {question}
                    <ChevronRight className="size-4.5 flex-none" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ul className="mt-4 grid grid-cols-2 border-t hairline">
            {faqCategories
              .filter((category) => entries.some((entry) => entry.category === category))
              .map((category) => (
                <li key={category} className="border-b hairline even:border-l even:pl-4.5">
                  <button
                    type="button"
                    onClick={() => onView({ ...view, category, question: null })}
                    className="flex size-full min-h-19.5 cursor-pointer flex-col py-3.5 pr-3 text-left font-sans text-[1.1875rem]/tight font-semibold tracking-[-0.01em] hover:text-copper-deep"
                  >
                    {textIn(faqCategoryLabels[category], locale)}
                    <small className="mt-1 font-serif text-caption font-normal tracking-normal quiet">
                      {textIn(chatCategoryHints[category], locale)}
                    </small>
                  </button>
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** An answer with "Was this helpful?", which is neither sent nor stored. */
function ChatAnswer({ entry, content }: { entry: FaqEntry; content: ChatContent }) {
  const [helped, setHelped] = useState<string>()
  const id = useId()
  return (
    <article aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {entry.question}
      </h3>
      <p className="mt-2 text-ui">
        <LinkedText text={entry.answer} />
      </p>
      <div
        role="group"
        aria-label={content.helpful}
        className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t hairline pt-3"
      >
        <p className="text-small quiet">{content.helpful}</p>
        {[content.yes, content.no].map((label) => (
          <button
            key={label}
            type="button"
            aria-pressed={helped === label}
            onClick={() => setHelped(label)}
            className="btn btn-small btn-secondary btn-caps aria-pressed:bg-fir-950 aria-pressed:text-snow"
          >
            {label}
          </button>
        ))}
      </div>
    </article>
  )
}
