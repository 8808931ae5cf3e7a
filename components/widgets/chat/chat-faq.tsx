'use client'

import { useEffect, useId, useRef, type Dispatch, type RefObject } from 'react'
import type { ChatTexts } from '@/content/chat'
import { faqCategories, faqCategoryTexts, type FaqCategory, type FaqEntry } from '@/content/faq/faq-item'
import type { Locale } from '@/lib/i18n/locales'
import { useSearch } from '@/lib/questions/use-search'
import { ChatAnswer } from './chat-answer'
import { ChatQuestions } from './chat-questions'
import type { ChatState, ChatStep } from './chat-state'

interface ChatFaqProps {
  entries: readonly FaqEntry[]
  state: ChatState
  dispatch: Dispatch<ChatStep>
  locale: Locale
  texts: ChatTexts
  searchRef: RefObject<HTMLInputElement | null>
}

/** Search field, and below it the categories, a list of questions or an answer. */
export function ChatFaq({ entries, state, dispatch, locale, texts, searchRef }: ChatFaqProps) {
  const fieldId = useId()
  const viewRef = useRef<HTMLDivElement>(null)
  const answered = entries.find(({ id }) => id === state.question)
  const searching = state.term.trim() !== ''
  const listed = useSearch(entries, { term: state.term, category: state.category, locale })
  const place = `${state.category ?? ''}/${state.question ?? ''}`
  const placeBefore = useRef(place)

  // The chosen button unmounts: move the focus to the new content instead of losing it.
  useEffect(() => {
    if (placeBefore.current === place) return
    placeBefore.current = place
    if (document.activeElement !== searchRef.current) viewRef.current?.focus({ preventScroll: true })
  }, [place, searchRef])

  return (
    <>
      <label htmlFor={fieldId} className="text-ui font-semibold">
        {texts.search}
      </label>
      <input
        ref={searchRef}
        id={fieldId}
        type="search"
        autoComplete="off"
        value={state.term}
        onChange={(event) => dispatch({ do: 'search', term: event.target.value })}
        className="mt-1.5 control min-h-12"
      />
      <p role="status" className="sr-only">
        {searching && (listed.length === 0 ? texts.noResults : texts.results(listed.length))}
      </p>
      <div ref={viewRef} tabIndex={-1} className="focus:shadow-none focus:outline-none">
        {answered ? (
          <ChatAnswer entry={answered} texts={texts} onBack={() => dispatch({ do: 'back' })} />
        ) : searching || state.category !== null ? (
          <ChatQuestions
            entries={listed}
            category={state.category}
            locale={locale}
            texts={texts}
            onBack={() => dispatch({ do: 'back' })}
            onOpen={(question) => dispatch({ do: 'openQuestion', question })}
          />
        ) : (
          <ChatCategories
            entries={entries}
            locale={locale}
            onChoose={(category) => dispatch({ do: 'chooseCategory', category })}
          />
        )}
      </div>
    </>
  )
}

interface ChatCategoriesProps {
  entries: readonly FaqEntry[]
  locale: Locale
  onChoose: (category: FaqCategory) => void
}

/** Categories without questions are left out. */
function ChatCategories({ entries, locale, onChoose }: ChatCategoriesProps) {
  const filled = faqCategories.filter((category) => entries.some((entry) => entry.category === category))
  return (
    <ul className="chat-categories">
      {filled.map((category) => (
        <li key={category}>
          <button type="button" onClick={() => onChoose(category)}>
            {faqCategoryTexts[category][locale].label}
            <small>{faqCategoryTexts[category][locale].hint}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
