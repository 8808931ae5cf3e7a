/**
 * `npm run compare [-- --runs 7]`: the largest paint of the home page, beside the same page as built by Astro. Both come
 * from one nginx over TLS and HTTP/2, with the same compression, on Lighthouse's phone. Fails beyond 1.10 times Astro's.
 * Needs a built site.
 */
import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { freePort, startChild, type Child } from '../../scripts/local/child.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { launchBrowser } from '../browser.ts'
import { requireBuild, requireProgram } from '../requirements.ts'
import { startSite } from '../site.ts'

const LIMIT = 1.1
const METRICS = {
  'largest-contentful-paint': 'LCP, ms',
  'first-contentful-paint': 'FCP, ms',
  'total-blocking-time': 'blocking, ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'KB in all',
} as const
type Metric = keyof typeof METRICS
type Run = Record<Metric, number>

const runs = Number(parseArgs({ options: { runs: { type: 'string', default: '7' } } }).values.runs)
const NGINX = '/usr/sbin/nginx'
requireBuild()
requireProgram(NGINX, 'nginx-light libnginx-mod-http-brotli-filter')
requireProgram('/usr/bin/openssl', 'openssl')
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-compare-'))
// nginx's workers run as another user
await chmod(folder, 0o755)
const site = await startSite()
let nginx: Child | undefined
let factor = Infinity
try {
  const astroFolder = await buildAstro(site.origin)
  const ports = { site: await freePort(), astro: await freePort() }
  nginx = await startNginx(astroFolder, ports)
  const results: Record<keyof typeof ports, Run[]> = { site: [], astro: [] }
  // the first round warms up
  for (let round = 0; round <= runs; round += 1) {
    const names = round % 2 ? (['astro', 'site'] as const) : (['site', 'astro'] as const)
    for (const name of names) {
      const run = await measure(`https://localhost:${ports[name]}/`)
      if (round > 0) results[name].push(run)
    }
  }
  console.log(['', ...Object.values(METRICS)].map((cell) => cell.padEnd(20)).join(''))
  for (const [name, measured] of Object.entries(results)) {
    const cells = (Object.keys(METRICS) as Metric[]).map((metric) => describeSpread(measured, metric))
    console.log([name, ...cells].map((cell) => cell.padEnd(20)).join(''))
  }
  const lcp = (measured: Run[]) => median(measured.map((run) => run['largest-contentful-paint']))
  factor = lcp(results.site) / lcp(results.astro)
  console.log(
    `Largest paint: ${factor.toFixed(2)} times Astro's (limit ${LIMIT.toFixed(2)}), ${runs} runs each.`,
  )
} finally {
  await nginx?.stop()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(factor <= LIMIT ? 0 : 1)

/**
 * The home page as Astro builds it: the site's markup, style sheet, fonts and pictures, and the menu as a React component.
 * @returns the folder of the built files
 */
async function buildAstro(origin: string): Promise<string> {
  const browser = await launchBrowser()
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${origin}/`)
  const { classes, head, body } = await page.evaluate(() => {
    for (const each of document.querySelectorAll('script, link[as=script], template')) each.remove()
    return {
      classes: document.documentElement.className,
      head: [...document.head.querySelectorAll('title, meta, link[rel=stylesheet], link[rel=preload]')]
        .map(({ outerHTML }) => outerHTML)
        .join(''),
      body: document.body.innerHTML,
    }
  })
  await browser.close()
  const project = path.join(import.meta.dirname, '.work')
  await rm(project, { recursive: true, force: true })
  await cp(path.join(import.meta.dirname, 'astro'), project, { recursive: true })
  await mkdir(path.join(project, 'src/pages'))
  await writeFile(
    path.join(project, 'src/pages/index.astro'),
    `---
import Menu from '../components/menu.tsx'
const head = ${JSON.stringify(head)}
const body = ${JSON.stringify(body)}
---
<!doctype html>
<html lang="sv" class="${classes}">
  <head><Fragment set:html={head} /></head>
  <body><Fragment set:html={body} /><Menu client:load /></body>
</html>
`,
  )
  execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: project,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const built = path.join(folder, 'astro')
  await cp(path.join(project, 'dist'), built, { recursive: true })
  await cp(path.join(PROJECT_ROOT, '.next/static'), path.join(built, '_next/static'), { recursive: true })
  await cp(path.join(PROJECT_ROOT, 'public'), built, { recursive: true })
  await rm(project, { recursive: true })
  return built
}

/** One nginx: the built files, and the production server behind a proxy. */
async function startNginx(astroFolder: string, ports: { site: number; astro: number }): Promise<Child> {
  const probe = await freePort()
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-nodes', '-subj', '/CN=localhost', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const modules = await readFile('/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf', 'utf8')
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = path.join(folder, 'nginx.conf')
  await writeFile(
    config,
    `${modules}
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  types { font/woff2 woff2; image/avif avif; image/webp webp; text/javascript js; }
  charset utf-8;
  access_log off;
  ${own.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  brotli on;
  brotli_comp_level 6;
  brotli_types text/css text/javascript application/javascript image/svg+xml;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  proxy_cache_path ${folder}/pages keys_zone=pages:1m;
  server { listen 127.0.0.1:${probe}; return 204; }
  server { listen 127.0.0.1:${ports.astro} ssl http2; root ${astroFolder}; }
  server {
    listen 127.0.0.1:${ports.site} ssl http2;
    location / {
      proxy_pass ${site.origin};
      proxy_set_header Accept-Encoding "";
      proxy_cache pages;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Vary Set-Cookie;
    }
  }
}`,
  )
  return startChild(NGINX, ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], {
    probe: `http://127.0.0.1:${probe}/`,
  })
}

/** One cold load on Lighthouse's phone and slow line, by the throttling of the browser itself. */
async function measure(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyAudits: Object.keys(METRICS),
      throttlingMethod: 'devtools',
      disableFullPageScreenshot: true,
    })
    const audits = result?.lhr.audits
    if (!audits || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return Object.fromEntries(
      (Object.keys(METRICS) as Metric[]).map((metric) => [
        metric,
        audits[metric]?.numericValue ?? Number.NaN,
      ]),
    ) as Run
  } finally {
    chrome.kill()
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The median, and the lowest and highest value where they differ. */
function describeSpread(measured: Run[], metric: Metric): string {
  const values = measured.map((run) => run[metric])
  const format = (value: number) => {
    if (metric === 'cumulative-layout-shift') return value.toFixed(3)
    return (metric === 'total-byte-weight' ? value / 1000 : value).toFixed(0)
  }
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map(format)
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}
