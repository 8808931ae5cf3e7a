/**
 * `sudo node deploy/try/release.ts`: follows server.md on a throwaway server (machine.ts) while guests visit: releases,
 * releases that fail at each of their steps, and a way back. Only systemctl is a stand-in.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { findLost, finish, get, report, startBackend, subscribe } from './guest.ts'
import { enterMachine, shell } from './machine.ts'

await enterMachine()

const ROOT = '/srv/kallfjallet'
const SOURCE = `${ROOT}/source`
const NGINX = '/etc/nginx/conf.d/kallfjallet.conf'
const ORIGIN = 'http://127.0.0.1'

/** What stands in the way of a release to `port`, and how it is taken away. */
const obstacles = (port: string): [step: string, set: string, remove: string][] => [
  ['nginx cannot be reloaded at all', ...refusing('reload')],
  [
    'nothing can be written beside the configuration',
    `rm -f ${NGINX}.before; mkdir ${NGINX}.before`,
    `rmdir ${NGINX}.before`,
  ],
  ['the free port cannot be cleared', ...refusing(`disable*@${port}`)],
  ['a folder is in the way of the link', `mkdir ${ROOT}/${port}.next`, `rmdir ${ROOT}/${port}.next`],
  ['the new site does not start', ...refusing(`enable*@${port}`)],
  ['nginx’s template is missing', `mv ${SOURCE}/deploy/nginx /run`, `mv /run/nginx ${SOURCE}/deploy`],
  ['a folder is in the way of the configuration', `mkdir ${NGINX}.next`, `rmdir ${NGINX}.next`],
  [
    'nginx refuses the configuration',
    `echo 'nonsense;' >> ${SOURCE}/deploy/nginx/kallfjallet.conf`,
    `git -C ${SOURCE} checkout --quiet deploy/nginx`,
  ],
  ['nginx cannot be reloaded with it', ...refusing('reload*', `grep -q ":${port};" ${NGINX}`)],
]

/** Has systemctl refuse the calls that fit the pattern, where a condition holds. */
function refusing(pattern: string, condition = 'true'): [string, string] {
  const script = `case "$*" in ${pattern}*) ! ${condition} || exit 1 ;; esac`
  return [`cat > /run/obstacle.sh <<'END'\n${script}\nEND`, 'rm /run/obstacle.sh']
}

const backend = await startBackend()
const settings = { SITE_URL: ORIGIN, SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey }
const lines = Object.entries({ ...settings, TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '1000' })
await copyFile(`${SOURCE}/.env.example`, '/etc/kallfjallet.env')
await appendFile('/etc/kallfjallet.env', lines.map((line) => `${line.join('=')}\n`).join(''))
execFileSync('nginx')

function startRelease(...args: string[]) {
  const script = ['--env-file=/etc/kallfjallet.env', 'deploy/release.ts', ...args]
  return spawn(`${SOURCE}/node_modules/node/bin/node`, script, { cwd: SOURCE })
}

/** @returns the release's exit code and the end of its output */
async function release(...args: string[]): Promise<{ code: number; output: string }> {
  const child = startRelease(...args)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'exit')) as [number]
  return {
    code,
    output: output
      .trim()
      .split('\n')
      .slice(code === 0 ? -1 : -4)
      .join('\n  '),
  }
}

const emails: string[] = []
const failures: string[] = []
const times: number[] = []
let isOver = false

async function visit(path: string): Promise<void> {
  const begun = performance.now()
  const status = await get(ORIGIN + path)
  times.push(performance.now() - begun)
  if (status !== 200) failures.push(`${path}: ${status}`)
}

async function sendForm(seconds: number): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  emails.push(email)
  const status = await subscribe(ORIGIN, email, seconds)
  if (status !== 200) failures.push(`form of ${seconds} s: ${status}`)
}

/** Twenty requests a second, a form each second, and forms that take ten seconds to arrive. */
async function visitAllTheTime(): Promise<void> {
  const pages = ['/', '/relax?lang=en', '/booking-inquiry', '/api/health', '/favicon.ico']
  const pending: Promise<void>[] = []
  for (let count = 0; !isOver; count++) {
    pending.push(visit(pages[count % pages.length]!))
    if (count % 20 === 0) pending.push(sendForm(0))
    if (count % 100 === 0) pending.push(sendForm(10))
    await wait(50)
  }
  await Promise.all(pending)
}

const countReleases = async () => (await readdir(`${ROOT}/releases`)).length

/** Kills a release while it copies the built site. */
async function killRelease(): Promise<void> {
  const child = startRelease()
  const before = await countReleases()
  const exit = once(child, 'exit')
  while (!existsSync(`${ROOT}/next-release`) && (await countReleases()) === before) await wait(20)
  child.kill('SIGKILL')
  await exit
}

const servingPort = async () => /127\.0\.0\.1:(\d+);/.exec(await readFile(NGINX, 'utf8'))?.[1] ?? 'none'

try {
  const first = await release()
  report('first release', first.code === 0, first.output)
  if (first.code !== 0) throw new Error(await readFile('/run/site.log', 'utf8').catch(() => 'no log'))
  const firstFolder = first.output.split(' ').at(-1)!
  for (const path of ['/', '/?lang=en']) report(`GET ${path}`, (await get(ORIGIN + path)) === 200)
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${ORIGIN}/relax`, { headers: { 'accept-encoding': encoding } })
    const header = response.headers.get('content-encoding')
    report(`a page comes as ${encoding}`, header === encoding, header)
  }

  const unsubscribe = () => fetch(`${ORIGIN}/api/newsletter/unsubscribe`, { method: 'POST' })
  const oneClicks = await Promise.all(Array.from({ length: 30 }, unsubscribe))
  report('many unsubscribe from one IP', !oneClicks.some(({ status }) => status === 429))

  const guests = visitAllTheTime()
  const [second, twin] = await Promise.all([release(), wait(3000).then(() => release())])
  report('second release, twenty requests a second', second.code === 0, second.output)
  report('another at the same time is refused', twin.code === 1, twin.output)

  const port = await servingPort()
  for (const [step, set, remove] of obstacles(port === '3000' ? '3001' : '3000')) {
    shell(set)
    const failed = await release('--again', firstFolder)
    shell(remove)
    const isUntouched = (await servingPort()) === port && (await get(`${ORIGIN}/`)) === 200
    report(`a release fails and the site stays: ${step}`, failed.code === 1 && isUntouched, failed.output)
  }
  shell('nginx -s reload')
  report('the site stays when nginx reads its configuration again', (await get(`${ORIGIN}/`)) === 200)
  await writeFile(`${SOURCE}/next.config.ts`, 'this is no configuration')
  const unbuilt = await release()
  shell(`git -C ${SOURCE} checkout --quiet next.config.ts`)
  report('a release that does not build fails', unbuilt.code === 1, unbuilt.output)
  report('and leaves no folder', (await countReleases()) === 2)
  await killRelease()
  report('a release that is killed half-way leaves no folder', (await countReleases()) === 2)

  const back = await release('--again', firstFolder)
  report('back to the first release', back.code === 0 && (await servingPort()) !== port, back.output)

  isOver = true
  await guests
  const [half, most] = [0.5, 0.95].map(
    (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!,
  )
  const outcome = failures.length
    ? `${failures.length} failed: ${[...new Set(failures)].join('; ')}`
    : `half within ${half!.toFixed(0)} ms, 95 % within ${most!.toFixed(0)} ms`
  report(`${times.length} requests, ${emails.length} forms`, failures.length === 0, outcome)
  const lost = await findLost(backend, emails)
  report('every form is stored once', lost.length === 0, lost)
  report('no site had to be killed', !existsSync('/run/killed'))

  shell('systemctl disable --now kallfjallet@3000; systemctl disable --now kallfjallet@3001')
  const down = await fetch(`${ORIGIN}/avregistrera?t=secret`, { headers: { cookie: 'language=en' } })
  const page = await down.text()
  report('a site that is down says so', down.status === 503 && page.includes('lang="en"'), down.status)
  const logs = execFileSync('sh', ['-c', 'cat /var/log/nginx/*.log']).toString()
  report('the logs hold no IP and no query', !/secret|127\.0\.0\.1|lang=en/.test(logs))
} catch (error) {
  report('the trial', false, error)
} finally {
  isOver = true
  shell('nginx -s quit; for port in 3000 3001; do systemctl disable --now kallfjallet@$port; done')
  await backend.stop()
}
finish()
