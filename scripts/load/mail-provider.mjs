import '../require-node.ts'
import { serve } from '@hono/node-server'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { captureMail, MAIL_CAPTURE_PATH } from '../local/mail-capture.ts'

/**
 * The mail provider's stand-in as a process of its own, so that it can be killed too. Keeps each message once under
 * its key, as the provider does, and notes every delivery in `deliveries.log`.
 *
 *   node scripts/load/mail-provider.mjs --port 54500 --folder <folder>
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string' } } })

serve({
  port: Number(values.port),
  hostname: '127.0.0.1',
  overrideGlobalObjects: false,
  async fetch(request) {
    const key = request.headers.get('idempotency-key')
    const answer = await captureMail(request, values.folder)
    if (answer === undefined) return new Response('ready')
    if (answer.ok) await appendFile(path.join(values.folder, 'deliveries.log'), `${key}\n`)
    return answer
  },
})
console.log(MAIL_CAPTURE_PATH)
