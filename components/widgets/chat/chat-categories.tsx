'use client'

import { faqCategories, faqCategoryTexts, type FaqCategory, type FaqEntry } from '@/content/faq/faq-item'
import type { Locale } from '@/lib/i18n/locales'

interface ChatCategoriesProps {
  entries: readonly FaqEntry[]
  locale: Locale
  onChoose: (category: FaqCategory) => void
}

/** The grid of categories; one without questions is not shown. */
export function ChatCategories({ entries, locale, onChoose }: ChatCategoriesProps) {
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
