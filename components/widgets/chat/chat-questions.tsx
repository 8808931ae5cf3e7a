'use client'

import { ArrowLeft, ChevronRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { FaqCategory, FaqEntry } from '@/content/faq/faq-item'
import type { ChatWords } from './chat-words'

interface ChatQuestionsProps {
  entries: readonly FaqEntry[]
  /** The chosen category; null where all are searched. */
  category: FaqCategory | null
  words: ChatWords
  onBack: () => void
  onOpen: (question: string) => void
}

/** The questions of a category, or what a search found. */
export function ChatQuestions({ entries, category, words, onBack, onOpen }: ChatQuestionsProps) {
  return (
    <>
      {category !== null && (
        <div className="mt-2 flex items-center gap-3">
          <button type="button" onClick={onBack} className="chat-back">
            <Icon drawing={ArrowLeft} className="size-4.5" />
            {words.back}
          </button>
          <h3 className="text-h4">{words.categories[category].label}</h3>
        </div>
      )}
      {entries.length === 0 ? (
        <p className="mt-5 text-ui">{category === null ? words.nothingTryOther : words.nothing}</p>
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
                <Icon drawing={ChevronRight} className="size-4.5 flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
