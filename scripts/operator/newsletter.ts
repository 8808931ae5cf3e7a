import type { SupabaseClient } from '@supabase/supabase-js'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  UNSUBSCRIBE_ENDPOINT,
  UNSUBSCRIBE_PAGE,
  UNSUBSCRIBE_PARAM,
} from '../../components/forms/unsubscribe/link.ts'
import { StartError } from '../site-process.ts'
import { dataOf, openBackend, runCommand } from './backend.ts'

/**
 * `npm run newsletter -- export [--out subscribers.csv]`: the newsletter's subscribers as CSV, each with an unsubscribe
 * link (docs/operations.md, "Sending the newsletter"). The site itself sends no newsletter.
 *
 * Columns: `email`, `subscribed`, `unsubscribe` (link for the text of the newsletter) and `one_click` (for its header
 * List-Unsubscribe, RFC 8058).
 */

/** Hosted backends return at most this many rows per query. */
const PAGE_SIZE = 1000

interface Subscriber {
  email: string
  created_at: string
  unsubscribe_token: string
}

async function readSubscribers(client: SupabaseClient): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = []
  for (;;) {
    const query = client
      .from('newsletter_subscriptions')
      .select('email,created_at,unsubscribe_token')
      .order('created_at')
      .order('id')
      .range(subscribers.length, subscribers.length + PAGE_SIZE - 1)
    const page: Subscriber[] = dataOf(await query, 'Reading subscribers')
    subscribers.push(...page)
    if (page.length < PAGE_SIZE) return subscribers
  }
}

/** RFC 4180 */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

function toCsv(subscribers: Subscriber[], siteUrl: string): string {
  const rows = subscribers.map(({ email, created_at: subscribed, unsubscribe_token: token }) => {
    const query = `?${UNSUBSCRIBE_PARAM}=${token}`
    return [
      email,
      new Date(subscribed).toISOString().slice(0, 10),
      siteUrl + UNSUBSCRIBE_PAGE + query,
      siteUrl + UNSUBSCRIBE_ENDPOINT + query,
    ]
  })
  return [['email', 'subscribed', 'unsubscribe', 'one_click'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  if (positionals.join(' ') !== 'export') {
    throw new StartError('Use npm run newsletter -- export [--out subscribers.csv].')
  }
  const backend = await openBackend()
  if (!backend.siteUrl) throw new StartError('Setting SITE_URL is missing: the links need it.')
  const subscribers = await readSubscribers(backend.client)
  const csv = toCsv(subscribers, backend.siteUrl)
  if (values.out === undefined) process.stdout.write(csv)
  else await writeFile(values.out, csv, { mode: 0o600 })
  console.error(`${subscribers.length} subscribers${values.out ? `, written to ${values.out}` : ''}`)
})
