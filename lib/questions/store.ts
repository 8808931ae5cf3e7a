import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { logProblem, reasonOf } from '@/lib/logging/log'
import { getAdminClient } from '@/lib/supabase/admin'

/** Counts a search without a result. A failure is logged without the query. */
export async function storeSearchMiss(language: Locale, query: string): Promise<void> {
  const { error } = await getAdminClient().rpc('count_search_miss', { p_language: language, p_query: query })
  if (error !== null) logProblem('A search without a result was not counted.', { reason: reasonOf(error) })
}

/** Counts an answer that did not help. */
export async function storeNoVote(question: string): Promise<void> {
  const { error } = await getAdminClient().rpc('count_no_vote', { p_question: question })
  if (error !== null) logProblem('An unhelpful answer was not counted.', { reason: reasonOf(error) })
}
