'use client'

import { useEffect } from 'react'
import type { FormMessages } from '@/lib/forms/messages'
import type { ActionResult } from '@/lib/forms/result'

/** Says what was refused on the console as well, as the application's form always did (site.md, sections 5 and 8). */
export function useConsoleRefusals(answer: ActionResult | null, words: FormMessages): void {
  useEffect(() => {
    if (answer?.ok !== false || !answer.fieldErrors) return
    for (const key of new Set(Object.values(answer.fieldErrors))) console.warn(words.errors[key] ?? key)
  }, [answer, words])
}
