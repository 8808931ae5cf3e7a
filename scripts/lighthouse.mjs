/**
 * `npm run lighthouse`: every page in both languages, on a phone, against the production build; prints a table and
 * fails where accessibility, best practices or SEO is under 100. Builds nothing: `npm run build` comes first.
 *
 *   npm run lighthouse -- /boende /relax     only addresses that start so (`/` is the home page alone)
 *   BASE_URL=http://… npm run lighthouse     a server that runs already
 */
import './require-node.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { installLighthouse } from './lighthouse/install.mjs'
import { everyPage, isListed } from './lighthouse/pages.mjs'
import { startTestServer } from './lighthouse/site.mjs'

installLighthouse()
const { auditPage, startBrowser, SETTLED_CATEGORIES } = await import('./lighthouse/audit-page.mjs')

const asked = process.argv.slice(2)
const pages = everyPage.filter(
  (address) => asked.length === 0 || asked.some((start) => matches(address, start)),
)

const site = process.env.BASE_URL ? { origin: process.env.BASE_URL, stop() {} } : await startTestServer()
const browser = await startBrowser(ensureBrowser())
const findings = []
const lowest = Object.fromEntries(SETTLED_CATEGORIES.map((name) => [name, 100]))
try {
  printRow('page', SETTLED_CATEGORIES)
  for (const address of pages) {
    const categories = SETTLED_CATEGORIES.filter((name) => name !== 'seo' || isListed(address))
    const result = await auditPage(site.origin + address, { port: browser.port, categories })
    printRow(
      address,
      SETTLED_CATEGORIES.map((name) => String(result.scores[name] ?? 'not listed')),
    )
    for (const name of categories) lowest[name] = Math.min(lowest[name], result.scores[name])
    findings.push(...result.findings.map((finding) => ({ address, ...finding })))
  }
} finally {
  browser.kill()
  await site.stop()
}

printRow(
  `lowest of ${pages.length}`,
  SETTLED_CATEGORIES.map((name) => String(lowest[name])),
)
for (const { address, category, audit, title, details } of findings) {
  console.log(`\n${address} · ${category} · ${audit}: ${title}`)
  for (const detail of details) console.log(`  ${detail}`)
}
if (pages.length === 0) console.error('No page starts with what was asked for.')
process.exitCode = pages.length > 0 && findings.length === 0 ? 0 : 1

function matches(address, start) {
  return start === '/' ? address === '/' || address.startsWith('/?') : address.startsWith(start)
}

function printRow(first, rest) {
  console.log(first.padEnd(34) + rest.map((cell) => cell.padStart(15)).join(''))
}
