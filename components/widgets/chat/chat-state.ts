import type { FaqCategory } from '@/content/faq/faq-item'

export interface ChatState {
  tab: 'faq' | 'inquiry'
  category: FaqCategory | null
  /** Id of the question whose answer is shown. */
  question: string | null
  term: string
}

export type ChatStep =
  | { do: 'chooseTab'; tab: ChatState['tab'] }
  | { do: 'chooseCategory'; category: FaqCategory }
  | { do: 'openQuestion'; question: string }
  | { do: 'search'; term: string }
  | { do: 'back' }
  | { do: 'reset' }

export const initialChat: ChatState = { tab: 'faq', category: null, question: null, term: '' }

export function stepChat(state: ChatState, step: ChatStep): ChatState {
  switch (step.do) {
    case 'chooseTab':
      return { ...state, tab: step.tab }
    case 'chooseCategory':
      return { ...state, category: step.category, question: null }
    case 'openQuestion':
      return { ...state, question: step.question }
    case 'search':
      return { ...state, term: step.term, question: null }
    case 'back':
      if (state.question !== null) return { ...state, question: null }
      return { ...state, category: null, term: '' }
    case 'reset':
      return initialChat
  }
}
