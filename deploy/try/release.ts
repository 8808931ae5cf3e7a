/**
 * `sudo node deploy/try/release.ts`: follows server.md with this commit and Debian's nginx, under load. Only systemctl
 * is a stand-in. It has file systems and a network of its own, so it leaves nothing on the machine.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startBackend } from './backend.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { endWithout, findLost, finish, get, report, subscribe } from './guest.ts'

if (process.getuid?.() !== 0) endWithout('This needs root: it mounts file systems of its own.')
if (!existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf')) {
  endWithout('nginx with brotli is missing: apt-get install nginx libnginx-mod-http-brotli-filter')
}
if (process.env.TRY_FOLDER === undefined) {
  const folder = await mkdtemp(path.join(PROJECT_ROOT, '.next-try-'))
  const env = { ...process.env, TRY_FOLDER: folder }
  const args = ['--mount', '--net', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', args, { env, stdio: 'inherit' })
  await rm(folder, { recursive: true })
  process.exit(status ?? 1)
}

const FOLDER = process.env.TRY_FOLDER
const SOURCE = '/srv/kallfjallet/source'
const NODE = `${SOURCE}/node_modules/node/bin/node`
const ORIGIN = 'http://127.0.0.1'

/** Does what the shipped units say; killing a site that does not stop is noted. */
const SYSTEMCTL = `#!/bin/sh
unit="$3"; port=$(echo "$unit" | cut -d@ -f2); pid="/run/site-$port.pid"
case "$1" in
  reload) exec nginx -s reload ;;
  enable)
    set -a; . /etc/kallfjallet.env; HOSTNAME=127.0.0.1 PORT="$port" NODE_ENV=production
    cd "/srv/kallfjallet/$port"
    setsid setpriv --reuid kallfjallet --regid kallfjallet --clear-groups ./node server.js >> /run/site.log 2>&1 &
    echo $! > "$pid" ;;
  disable)
    [ -e "$pid" ] || exit 0
    kill -TERM "$(cat "$pid")" 2> /dev/null
    for i in $(seq 300); do kill -0 "$(cat "$pid")" 2> /dev/null || break; sleep 0.1; done
    kill -KILL "$(cat "$pid")" 2> /dev/null && echo "$port" >> /run/killed
    rm "$pid" ;;
esac
exit 0
`

const shell = (script: string) => execFileSync('sh', ['-ec', script], { stdio: 'inherit' })

shell(`
  cd ${FOLDER}
  mkdir -p etc/upper etc/work srv/kallfjallet lib log
  git clone --quiet ${PROJECT_ROOT} srv/kallfjallet/source
  cp -al ${PROJECT_ROOT}/node_modules srv/kallfjallet/source/node_modules
  mount -t overlay overlay -o lowerdir=/etc,upperdir=etc/upper,workdir=etc/work /etc
  mount --bind srv /srv
  mount --bind lib /var/lib/nginx
  mount --bind log /var/log/nginx
  mount -t tmpfs tmpfs /run
  ip link set lo up
  useradd --system kallfjallet
  useradd --system kallfjallet-build
  rm -f /etc/nginx/sites-enabled/default
  mkdir -p /etc/nginx/kallfjallet
  echo 'listen 80 default_server;' > /etc/nginx/kallfjallet/listen.conf
`)
await writeFile('/run/systemctl', SYSTEMCTL, { mode: 0o755 })
process.env.PATH = `/run:${process.env.PATH}`

const backend = await startBackend()
await writeFile(
  '/etc/kallfjallet.env',
  `SITE_URL=${ORIGIN}\nSUPABASE_URL=${backend.url}\nSUPABASE_SECRET_KEY=${backend.secretKey}\nTRUSTED_PROXIES=1\nRATE_LIMIT_FACTOR=1000\n`,
)
execFileSync('nginx')

/** @returns the release's exit code and output */
async function release(...args: string[]): Promise<{ code: number; output: string }> {
  const script = [`--env-file=/etc/kallfjallet.env`, 'deploy/release.ts', ...args]
  const child = spawn(NODE, script, { cwd: SOURCE })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'exit')) as [number]
  return {
    code,
    output: output
      .trim()
      .split('\n')
      .slice(code === 0 ? -1 : -12)
      .join('\n  '),
  }
}

const emails: string[] = []
const failures: string[] = []
const times: number[] = []
let isOver = false

async function noteGet(address: string): Promise<void> {
  const begun = performance.now()
  const status = await get(ORIGIN + address)
  times.push(performance.now() - begun)
  if (status !== 200) failures.push(`${address}: ${status}`)
}

async function noteForm(seconds: number): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  const status = await subscribe(ORIGIN, email, seconds)
  emails.push(email)
  if (status !== 200) failures.push(`form of ${seconds} s: ${status}`)
}

/** Twenty requests a second, a form each second, and forms that take ten seconds to arrive. */
async function load(): Promise<void> {
  const pages = ['/', '/relax?lang=en', '/booking-inquiry', '/api/health', '/favicon.ico']
  const pending: Promise<void>[] = []
  for (let count = 0; !isOver; count++) {
    pending.push(noteGet(pages[count % pages.length]!))
    if (count % 20 === 0) pending.push(noteForm(0))
    if (count % 100 === 0) pending.push(noteForm(10))
    await wait(50)
  }
  await Promise.all(pending)
}

const servingPort = () => readlink('/srv/kallfjallet/current').catch(() => 'none')

try {
  const first = await release()
  report('first release', first.code === 0, first.output)
  if (first.code !== 0) throw new Error(await readFile('/run/site.log', 'utf8'))
  const firstFolder = first.output.split(' ').at(-1)!
  for (const address of ['/', '/?lang=en']) report(`GET ${address}`, (await get(ORIGIN + address)) === 200)
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${ORIGIN}/relax`, { headers: { 'accept-encoding': encoding } })
    const header = response.headers.get('content-encoding')
    report(`a page comes as ${encoding}`, header === encoding, header)
  }

  const underLoad = load()
  const [second, twin] = await Promise.all([release(), wait(3000).then(() => release())])
  report('second release, twenty requests a second', second.code === 0, second.output)
  report('another at the same time is refused', twin.code === 1, twin.output)

  const port = await servingPort()
  await writeFile('/etc/nginx/kallfjallet/broken.conf', 'nonsense;')
  const broken = await release('--again', firstFolder)
  report('a release that nginx refuses fails', broken.code === 1, broken.output)
  await rm('/etc/nginx/kallfjallet/broken.conf')
  const configuration = `${SOURCE}/next.config.ts`
  const text = await readFile(configuration, 'utf8')
  await writeFile(configuration, 'this is no configuration')
  const unbuilt = await release()
  report('a release that does not build fails', unbuilt.code === 1, unbuilt.output)
  await writeFile(configuration, text)
  report('the site stays at its port', (await servingPort()) === port, port)
  const back = await release('--again', firstFolder)
  report('back to the first release', back.code === 0 && (await servingPort()) !== port, back.output)

  isOver = true
  await underLoad
  const sorted = times.toSorted((one, other) => one - other)
  const percentile = (share: number) => `${sorted[Math.floor(sorted.length * share)]!.toFixed(0)} ms`
  report(
    `${times.length} requests, ${emails.length} forms`,
    failures.length === 0,
    failures.length === 0
      ? `half within ${percentile(0.5)}, 95 % within ${percentile(0.95)}`
      : `${failures.length} failed: ${[...new Set(failures)].join('; ')}`,
  )
  const lost = await findLost(backend, emails)
  report('every form is stored once', lost.length === 0, lost)
  report('no site had to be killed', !existsSync('/run/killed'))
  report('two releases are kept', (await readdir('/srv/kallfjallet/releases')).length === 2)

  shell('systemctl disable --now kallfjallet@3000; systemctl disable --now kallfjallet@3001')
  const down = await fetch(`${ORIGIN}/avregistrera?t=secret`, { headers: { cookie: 'language=en' } })
  const page = await down.text()
  report('a site that is down says so', down.status === 503 && page.includes('lang="en"'), down.status)
  const logs = execFileSync('sh', ['-c', 'cat /var/log/nginx/*.log']).toString()
  report('the logs hold no address and no query', !/secret|127\.0\.0\.1|lang=en/.test(logs))
  console.log(logs.trim().split('\n').at(-1))
} catch (error) {
  report('the trial', false, error)
} finally {
  isOver = true
  shell('nginx -s quit; for port in 3000 3001; do systemctl disable --now kallfjallet@$port; done')
  await backend.stop()
}
finish()
