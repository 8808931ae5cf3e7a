import type { FaqCategory } from '@/content/faq/faq-item'

/** The chat's words in the page's language; `{count}` stands for a number of questions. */
export interface ChatWords {
  close: string
  heading: string
  tabs: { faq: string; inquiry: string }
  search: string
  categories: Readonly<Record<FaqCategory, { label: string; hint: string }>>
  back: string
  helpful: string
  yes: string
  no: string
  resultsOne: string
  resultsOther: string
  nothing: string
  nothingTryOther: string
  inquiry: string
  reset: string
  searchTab: string
  contact: string
}
