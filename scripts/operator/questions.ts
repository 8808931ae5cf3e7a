import type { SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from './backend.ts'

/** Hosted backends return at most this many rows per query. */
const PAGE_SIZE = 1000

/** A search without a result, or a question whose answer did not help, with its count over several days. */
export interface Count {
  /** The query, or the id of the question. */
  subject: string
  /** Of a query; empty for a question. */
  language: string
  times: number
  /** YYYY-MM-DD. */
  lastDay: string
}

const TABLES = {
  searches: { table: 'search_misses', columns: 'day,language,subject:query,times:misses', order: 'query' },
  answers: { table: 'question_no_votes', columns: 'day,subject:question,times:votes', order: 'question' },
} as const

interface Row {
  day: string
  language?: string
  subject: string
  times: number
}

/**
 * What guests did not find, the most frequent first.
 * @param since ISO time; the whole of its day counts
 */
export async function readUnanswered(
  client: SupabaseClient,
  since: string,
): Promise<Record<keyof typeof TABLES, Count[]>> {
  const fromDay = since.slice(0, 10)
  const [searches, answers] = await Promise.all([
    readRows(client, 'searches', fromDay),
    readRows(client, 'answers', fromDay),
  ])
  return { searches: sumUp(searches), answers: sumUp(answers) }
}

async function readRows(client: SupabaseClient, list: keyof typeof TABLES, fromDay: string): Promise<Row[]> {
  const { table, columns, order } = TABLES[list]
  const rows: Row[] = []
  for (;;) {
    const query = client
      .from(table)
      .select(columns)
      .gte('day', fromDay)
      .order('day')
      .order(order)
      .range(rows.length, rows.length + PAGE_SIZE - 1)
    const page = dataOf(await query, `Reading ${table}`) as unknown as Row[]
    rows.push(...page)
    if (page.length < PAGE_SIZE) return rows
  }
}

/** @param rows in the order of days */
function sumUp(rows: readonly Row[]): Count[] {
  const counts = new Map<string, Count>()
  for (const { day, language = '', subject, times } of rows) {
    const key = `${language} ${subject}`
    counts.set(key, { subject, language, times: (counts.get(key)?.times ?? 0) + times, lastDay: day })
  }
  return [...counts.values()].sort((a, b) => b.times - a.times)
}
