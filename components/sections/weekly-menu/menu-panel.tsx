'use client'

import type { ReactNode } from 'react'
import { useFilter } from '@/components/sections/filter/filter-provider'

interface MenuPanelProps {
  /** All cards, so that the page contains the whole menu; `value` as in the address, undefined for the first. */
  cards: readonly { value: string | undefined; content: ReactNode }[]
}

/** Shows the card of the chosen category and hides the others. */
export function MenuPanel({ cards }: MenuPanelProps) {
  const { current } = useFilter()
  return cards.map(({ value, content }) => (
    <div key={value ?? ''} hidden={value !== current}>
      {content}
    </div>
  ))
}
