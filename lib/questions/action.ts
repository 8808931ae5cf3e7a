'use server'

import { headers } from 'next/headers'
import { isQuestionId } from '@/content/faq'
import { getSettings } from '@/lib/env'
import { readClientIp } from '@/lib/forms/client-ip'
import { locales, type Locale } from '@/lib/i18n/locales'
import { logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { isWithinRateLimit } from '@/lib/rate-limit'
import { normaliseMissedQuery } from './missed-query'
import { storeNoVote, storeSearchMiss } from './store'

/** Counts a search among the questions that found nothing. It stores no word that could name a person or a booking. */
export async function countSearchMiss(language: Locale, query: string): Promise<void> {
  const normalised = typeof query === 'string' ? normaliseMissedQuery(query) : null
  if (normalised === null || !locales.includes(language)) return
  await count(() => storeSearchMiss(language, normalised))
}

/** Counts an answer that did not help. */
export async function countNoVote(question: string): Promise<void> {
  if (isQuestionId(question)) await count(() => storeNoVote(question))
}

/** The browser does not wait for a count, so that a failure is only logged. */
async function count(store: () => Promise<void>): Promise<void> {
  const requestHeaders = await headers()
  await withRequestId(requestHeaders, async () => {
    try {
      const address = readClientIp(requestHeaders, getSettings().TRUSTED_PROXIES ?? 1)
      if (await isWithinRateLimit('questions', { address, email: null })) await store()
    } catch (error) {
      logProblem('A question was not counted.', { reason: reasonOf(error) })
    }
  })
}
