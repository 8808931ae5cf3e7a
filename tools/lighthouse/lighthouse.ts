/**
 * `npm run lighthouse`: audits every page in both languages on a phone; prints a table and fails where accessibility,
 * best practices or SEO is under 100. Needs a built site.
 *
 *   npm run lighthouse -- /boende /relax     only addresses that start so (`/` is the home page)
 *   BASE_URL=http://… npm run lighthouse     a server that runs already
 */
import path from 'node:path'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { startChild } from '../../scripts/local/child.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { everyRoute, inBothLanguages, isListed } from '../pages.ts'
import { requireBuild } from '../requirements.ts'
import { auditPage, SETTLED_CATEGORIES, startBrowser, type Finding } from './audit-page.ts'

/** Where scripts/test-server.ts serves the site. */
const TEST_SERVER = 'http://127.0.0.1:3105'

const prefixes = process.argv.slice(2)
const pages = inBothLanguages(everyRoute).filter(
  (address) => prefixes.length === 0 || prefixes.some((prefix) => matches(address, prefix)),
)
if (pages.length === 0) {
  console.error('No page starts so.')
  process.exit(1)
}

const site = process.env.BASE_URL ? undefined : await startTestServer()
const browser = await startBrowser(ensureBrowser())
const findings: (Finding & { address: string })[] = []
const lowest = { accessibility: 100, 'best-practices': 100, seo: 100 }
try {
  printRow('page', SETTLED_CATEGORIES)
  for (const address of pages) {
    const categories = SETTLED_CATEGORIES.filter((name) => name !== 'seo' || isListed(address))
    const url = (process.env.BASE_URL ?? TEST_SERVER) + address
    const { scores, findings: found } = await auditPage(url, { port: browser.port, categories })
    printRow(
      address,
      SETTLED_CATEGORIES.map((name) => scores[name] ?? 'not listed'),
    )
    for (const name of categories) lowest[name] = Math.min(lowest[name], scores[name] ?? 0)
    findings.push(...found.map((finding) => ({ address, ...finding })))
  }
} finally {
  browser.kill()
  await site?.stop()
}

printRow(
  `lowest of ${pages.length}`,
  SETTLED_CATEGORIES.map((name) => lowest[name]),
)
for (const { address, category, audit, title, details } of findings) {
  console.log(`\n${address} · ${category} · ${audit}: ${title}`)
  for (const detail of details) console.log(`  ${detail}`)
}
process.exitCode = findings.length === 0 ? 0 : 1

function startTestServer() {
  requireBuild()
  // child.ts ends the server on exit
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  return startChild(process.execPath, [path.join(PROJECT_ROOT, 'scripts/test-server.ts')], {
    probe: `${TEST_SERVER}/api/health`,
  })
}

function matches(address: string, prefix: string): boolean {
  return prefix === '/' ? address === '/' || address.startsWith('/?') : address.startsWith(prefix)
}

function printRow(first: string, rest: readonly (string | number)[]): void {
  console.log(first.padEnd(34) + rest.map((cell) => String(cell).padStart(15)).join(''))
}
