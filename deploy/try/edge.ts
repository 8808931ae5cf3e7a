/**
 * `node deploy/try/edge.ts`: builds the site for the edge host and runs it on this machine under that host's runtime, on
 * the embedded backend.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { endWithout, PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { findLost, finish, report, reportPages, startBackend, subscribe } from './guest.ts'

const EDGE = path.join(PROJECT_ROOT, 'deploy/edge')
const WRANGLER = path.join(EDGE, 'node_modules/wrangler/bin/wrangler.js')
const PORT = '3301'
const ORIGIN = `http://127.0.0.1:${PORT}`

if (!existsSync(WRANGLER)) endWithout('The packages are missing: npm ci --prefix deploy/edge')
const exitCode = await runNode([path.join(EDGE, 'build.ts')], { ...process.env, SITE_URL: ORIGIN })
if (exitCode !== 0) process.exit(exitCode)

const backend = await startBackend()
const settings = { SITE_URL: ORIGIN, SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey }
const worker = spawn(
  process.execPath,
  [
    ...[WRANGLER, 'dev', '--local', '--config', path.join(EDGE, 'wrangler.jsonc')],
    ...['--ip', '127.0.0.1', '--port', PORT, '--show-interactive-dev-session=false'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' }, stdio: ['ignore', 'ignore', 'inherit'] },
)
try {
  await reportPages(ORIGIN)
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(ORIGIN)).text())?.[0]
  const { headers } = await fetch(ORIGIN + script)
  const lifetime = headers.get('cache-control')
  report('files are kept by browsers', lifetime?.includes('immutable') === true, lifetime)
  report('files have the security headers', headers.has('x-content-type-options'))
  report(
    'files have a policy of their own',
    headers.get('content-security-policy')?.includes('sha256') === false,
  )
  const form = await subscribe(ORIGIN, 'edge@example.com')
  const lost = await findLost(backend, ['edge@example.com'])
  report('a form is answered and stored', form === 200 && lost.length === 0, form)
} finally {
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  await backend.stop()
}
finish()
