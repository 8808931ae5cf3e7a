// @ts-nocheck
import '../require-node.ts'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { StartError } from '../site-process.ts'

/**
 * `npm run newsletter -- export [--out subscribers.csv]`: the newsletter's subscribers as CSV, each with a link of
 * their own to end it (docs/operations.md, "Sending the newsletter"). The site sends no newsletter itself.
 *
 * Columns: `email`, `subscribed`, `unsubscribe` (for the letter's text) and `one_click` (for its header
 * List-Unsubscribe, RFC 8058).
 */
// imported after the check of Node's version: an older one cannot read what these import
const { dataOf, openBackend, runCommand } = await import('./backend.ts')
const { UNSUBSCRIBE_ENDPOINT, UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PARAM } =
  await import('../../lib/newsletter/unsubscribe-form.ts')

/** Hosted backends answer at most this many rows at once. */
const PAGE_SIZE = 1000

async function readSubscribers(client) {
  const subscribers = []
  for (;;) {
    const query = client
      .from('newsletter_subscriptions')
      .select('email,created_at,unsubscribe_token')
      .order('created_at')
      .order('id')
      .range(subscribers.length, subscribers.length + PAGE_SIZE - 1)
    const page = dataOf(await query, 'Reading subscribers')
    subscribers.push(...page)
    if (page.length < PAGE_SIZE) return subscribers
  }
}

/** A cell of CSV (RFC 4180). */
const cell = (text) => `"${text.replaceAll('"', '""')}"`

function toCsv(subscribers, siteUrl) {
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
