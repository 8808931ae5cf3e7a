'use client'

import { ArrowLeft, ChevronRight } from 'lucide'
import { useEffect, useId, useMemo, useRef, type Dispatch, type RefObject } from 'react'
import { Icon } from '@/components/ui/icon'
import { LinkedText } from '@/components/ui/linked-text'
import type { ChatTexts } from '@/content/chat'
import { faqCategories, faqCategoryTexts, type FaqCategory, type FaqEntry } from '@/content/faq/faq-item'
import { askUs } from '@/content/faq/links'
import type { Locale } from '@/lib/i18n/locales'
import { ChatAnswer } from './chat-answer'
import type { ChatState, ChatStep } from './chat-state'
import { createSearch } from './search'

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
  const search = useMemo(() => createSearch(entries), [entries])
  const listed = search(state.term, state.category)
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

interface ChatQuestionsProps {
  entries: readonly FaqEntry[]
  /** Null if all categories are searched. */
  category: FaqCategory | null
  locale: Locale
  texts: ChatTexts
  onBack: () => void
  onOpen: (question: string) => void
}

function ChatQuestions({ entries, category, locale, texts, onBack, onOpen }: ChatQuestionsProps) {
  return (
    <>
      {category !== null && (
        <div className="mt-2 flex items-center gap-3">
          <button type="button" onClick={onBack} className="chat-back">
            <Icon icon={ArrowLeft} className="size-4.5" />
            {texts.back}
          </button>
          <h3 className="text-h4">{faqCategoryTexts[category][locale].label}</h3>
        </div>
      )}
      {entries.length === 0 ? (
        <div className="mt-5 grid gap-2 text-ui">
          <p>{category === null ? texts.noSearchResults : texts.noResults}</p>
          <p>
            <LinkedText text={askUs[locale]} />
          </p>
        </div>
      ) : (
        <ul className="mt-2 border-t hairline">
          {entries.map(({ id, question }) => (
            <li key={id} className="border-b hairline">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-13 w-full items-center justify-between gap-3 py-2.5 text-left text-ui hover:text-copper-deep"
              >
                {question}
                <Icon icon={ChevronRight} className="size-4.5 flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
