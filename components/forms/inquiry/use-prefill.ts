'use client'

import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readPrefill } from '@/lib/inquiries/prefill'

/** Fills in what the page's address says. What somebody has typed already is worth more. */
export function usePrefill({ getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>): void {
  const fillIn = useEffectEvent(() => {
    const { category, ...fields } = readPrefill(new URLSearchParams(location.search))
    if (category !== undefined) setValue('category', category)
    for (const [name, value] of Object.entries(fields)) if (!getValues(name)) setValue(name, value)
  })
  useEffect(() => fillIn(), [])
}
