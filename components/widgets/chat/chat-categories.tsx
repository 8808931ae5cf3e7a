'use client'

import { faqCategories, type FaqCategory, type FaqEntry } from '@/content/faq/faq-item'
import type { ChatWords } from './chat-words'

interface ChatCategoriesProps {
  entries: readonly FaqEntry[]
  words: ChatWords
  onChoose: (category: FaqCategory) => void
}

/** The grid of categories; one without questions is not shown. */
export function ChatCategories({ entries, words, onChoose }: ChatCategoriesProps) {
  const filled = faqCategories.filter((category) => entries.some((entry) => entry.category === category))
  return (
    <ul className="chat-categories">
      {filled.map((category) => (
        <li key={category}>
          <button type="button" onClick={() => onChoose(category)}>
            {words.categories[category].label}
            <small>{words.categories[category].hint}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
