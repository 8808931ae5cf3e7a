'use client'

import { ArrowLeft, ChevronRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { LinkedText } from '@/components/ui/linked-text'
import type { ChatTexts } from '@/content/chat'
import { faqCategoryTexts, type FaqCategory, type FaqEntry } from '@/content/faq/faq-item'
import { askUs } from '@/content/faq/links'
import type { Locale } from '@/lib/i18n/locales'

interface ChatQuestionsProps {
  entries: readonly FaqEntry[]
  /** Null if all categories are searched. */
  category: FaqCategory | null
  locale: Locale
  texts: ChatTexts
  onBack: () => void
  onOpen: (question: string) => void
}

export function ChatQuestions({ entries, category, locale, texts, onBack, onOpen }: ChatQuestionsProps) {
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
