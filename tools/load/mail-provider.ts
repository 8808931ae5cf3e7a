/**
 * The fake mail provider as a process of its own, so that it can be killed too. Keeps each message once under its
 * idempotency key, as the provider does, and notes every delivery in `deliveries.log`.
 *
 *   node tools/load/mail-provider.ts --port 54500 --folder <folder>
 */
import { serve } from '@hono/node-server'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { captureMail } from '../../scripts/local/mail-capture.ts'

const { port, folder } = parseArgs({
  options: { port: { type: 'string' }, folder: { type: 'string' } },
}).values
if (port === undefined || folder === undefined) throw new Error('--port and --folder are required.')

serve({
  port: Number(port),
  hostname: '127.0.0.1',
  overrideGlobalObjects: false,
  async fetch(request) {
    const key = request.headers.get('idempotency-key')
    const answer = await captureMail(request, folder)
    if (answer === undefined) return new Response('ready')
    if (answer.ok) await appendFile(path.join(folder, 'deliveries.log'), `${key}\n`)
    return answer
  },
})
