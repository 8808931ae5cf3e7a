import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  UNSUBSCRIBE_ENDPOINT,
  UNSUBSCRIBE_PAGE,
  UNSUBSCRIBE_PARAM,
} from '../../components/forms/unsubscribe/link.ts'
import { StartError } from '../site-process.ts'
import { openBackend, runCommand } from './backend.ts'
import { readSubscribers, type Subscriber } from './subscribers.ts'
import { formatTimestamp } from './terminal.ts'

/**
 * `npm run newsletter -- export [--out subscribers.csv]`: the newsletter's subscribers as CSV, with the day at the hotel
 * and the links that docs/operations.md, "Sending the newsletter", asks for.
 */

/** RFC 4180 */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

function toCsv(subscribers: Subscriber[], siteUrl: string): string {
  const rows = subscribers.map(({ id: _id, email, created_at, unsubscribe_token: token, ...others }) => {
    const query = `?${UNSUBSCRIBE_PARAM}=${token}`
    return {
      email,
      subscribed: formatTimestamp(created_at).slice(0, 10),
      unsubscribe: siteUrl + UNSUBSCRIBE_PAGE + query,
      one_click: siteUrl + UNSUBSCRIBE_ENDPOINT + query,
      ...others,
    }
  })
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((row) => `${row.map((value) => cell(String(value ?? ''))).join(',')}\r\n`)
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
