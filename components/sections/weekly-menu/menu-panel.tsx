'use client'

import type { ReactNode } from 'react'
import { useFilter } from '@/components/sections/filter/filter-context'

interface MenuPanelProps {
  /** All cards, so that the page holds the whole menu; `value` as in the address, none for the first one. */
  cards: readonly { value: string | undefined; content: ReactNode }[]
}

/** The card of the chosen category; the others stand by, hidden. */
export function MenuPanel({ cards }: MenuPanelProps) {
  const { current } = useFilter()
  return cards.map(({ value, content }) => (
    <div key={value ?? ''} hidden={value !== current}>
      {content}
    </div>
  ))
}
