/**
 * `node deploy/try/container.ts`: builds the image and runs it as README.md says, with Docker or else podman, on the
 * embedded backend.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithout, PROJECT_ROOT } from '../../scripts/site-process.ts'
import { findLost, finish, report, reportPages, startBackend, subscribe } from './guest.ts'

const PORT = '3300'
const ORIGIN = `http://127.0.0.1:${PORT}`
const NAME = 'kallfjallet-try'
const LIMIT_MB = 350

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)
if (engine === undefined) endWithout('Neither Docker nor podman runs on this machine.')

function run(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(engine!, args, { cwd: PROJECT_ROOT, encoding: 'utf8' })
  return { code: status, output: (stdout || stderr).trim() }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-'))
await writeFile(path.join(folder, 'key'), randomBytes(32).toString('base64'))

function build(day: string): string {
  const args = [
    ...['build', '--file', 'deploy/container/Dockerfile', '--tag', `${NAME}:${day}`],
    ...['--secret', `id=server-actions-key,src=${path.join(folder, 'key')}`],
    ...['--build-arg', `SITE_URL=${ORIGIN}`, '--build-arg', `BUILD_DAY=${day}`],
    // Podman's own format has no health check; its default limits need rights that a virtual machine may lack.
    ...(engine === 'podman' ? ['--format', 'docker', '--ulimit', 'nofile=20000:20000'] : []),
  ]
  const { status } = spawnSync(engine!, [...args, '.'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return run('image', 'inspect', '--format', '{{.Id}}', `${NAME}:${day}`).output
}

const first = build('2026-12-01')
const second = build('2026-12-02')
report('another day is another image', first !== second, `${first.slice(0, 19)} ${second.slice(0, 19)}`)
const megabytes = Number(run('image', 'inspect', '--format', '{{.Size}}', second).output) / 1e6
report(`the image is at most ${LIMIT_MB} MB`, megabytes <= LIMIT_MB, megabytes.toFixed(0))

const backend = await startBackend()
const settings = {
  PORT,
  HOSTNAME: '127.0.0.1',
  SITE_URL: ORIGIN,
  SUPABASE_URL: backend.url,
  SUPABASE_SECRET_KEY: backend.secretKey,
}
const started = run(
  ...['run', '--detach', '--name', NAME, '--network', 'host', '--read-only', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges', '--memory', '1g', '--pids-limit', '200'],
  ...(engine === 'podman' ? ['--ulimit', 'host'] : []),
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  second,
)
report('the container starts', started.code === 0, started.code === 0 ? '' : started.output)
try {
  await reportPages(ORIGIN)
  const health =
    engine === 'podman' ? run('healthcheck', 'run', NAME) : { code: (await isHealthy()) ? 0 : 1, output: '' }
  report('the health check passes', health.code === 0, health.output)
  report('its user is not root', run('exec', NAME, 'id', '-u').output === '1000')
  report('its file system is read-only', run('exec', NAME, 'touch', '/app/x').code !== 0)

  const form = await subscribe(ORIGIN, 'one@example.com')
  report('a form is answered', form === 200, form)
  console.log(`Memory: ${run('stats', '--no-stream', '--format', '{{.MemUsage}}', NAME).output}`)

  const upload = subscribe(ORIGIN, 'slow@example.com', 6)
  await wait(2000)
  const stopped = performance.now()
  // The upload goes on meanwhile.
  await once(spawn(engine, ['stop', '--time', '30', NAME], { stdio: 'ignore' }), 'exit')
  const seconds = ((performance.now() - stopped) / 1000).toFixed(1)
  const status = await upload
  report('a form that is on its way when the container stops is answered', status === 200, status)
  const exitCode = run('inspect', '--format', '{{.State.ExitCode}}', NAME).output
  report(`it ended by itself, after ${seconds} s`, exitCode === '0', exitCode)
  const lost = await findLost(backend, ['one@example.com', 'slow@example.com'])
  report('both forms are stored once', lost.length === 0, lost)
} finally {
  run('rm', '--force', NAME)
  await backend.stop()
  await rm(folder, { recursive: true })
}
finish()

async function isHealthy(): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt++) {
    if (run('inspect', '--format', '{{.State.Health.Status}}', NAME).output === 'healthy') return true
    await wait(1000)
  }
  return false
}
