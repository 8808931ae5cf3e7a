'use client'

import type { ReactNode } from 'react'
import { useFilter } from '@/components/sections/filter/filter-context'

/** The card of the chosen category. */
export function MenuPanel({ cards }: { cards: Readonly<Record<'lunch' | string, ReactNode>> }) {
  const { current } = useFilter()
  return cards[current ?? 'lunch']
}
