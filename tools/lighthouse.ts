/** `npm run lighthouse -- /boende /relax` (README.md): only URLs that start so; `/` is the home page. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pagePaths } from '../lib/routes/find-page.ts'
import { requireBrowser, requireBuild } from './requirements.ts'
import { startSite } from './site.ts'

const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/** Reached from newsletters alone and closed to search engines, so its SEO score does not count. */
const UNLISTED = '/avregistrera'

const prefixes = process.argv.slice(2)
const isChosen = (path: string) =>
  prefixes.length === 0 ||
  prefixes.some((prefix) => (prefix === '/' ? path === '/' : path.startsWith(prefix)))
const urls = pagePaths.filter(isChosen).flatMap((path) => [path, `${path}?lang=en`])

requireBuild()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
const site = await startSite()
const chrome = await launch({
  chromePath: requireBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  logLevel: 'silent',
})
let findings = 0
try {
  printRow(['page', ...CATEGORIES])
  for (const url of urls) {
    const report = await audit(site.origin + url)
    const categories = CATEGORIES.filter((name) => name !== 'seo' || !url.startsWith(UNLISTED))
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
    printRow([url, ...scores])
    findings += scores.filter((score) => score < 100).length
    for (const name of categories) printFindings(report, name)
  }
  console.log(`${urls.length} pages, ${findings} scores under 100`)
} finally {
  chrome.kill()
  await site.stop()
}
process.exit(urls.length > 0 && findings === 0 ? 0 : 1)

/** Chromium loses the beginning of a recording now and then; Lighthouse then asks to be run again. */
async function audit(url: string, triesLeft = 2): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (triesLeft > 0) return audit(url, triesLeft - 1)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`)
}

function printFindings({ audits, categories }: Result, category: string): void {
  for (const { id, weight } of categories[category]?.auditRefs ?? []) {
    const { score, title, details } = audits[id] ?? {}
    if (weight === 0 || score === undefined || score === null || score === 1) continue
    console.log(`  ${id}: ${title}`)
    const items = details && 'items' in details ? (details.items as { node?: { selector?: string } }[]) : []
    for (const item of items) console.log(`    ${item.node?.selector ?? JSON.stringify(item)}`)
  }
}

function printRow(cells: (string | number)[]): void {
  console.log(
    cells.map((cell, index) => (index ? String(cell).padStart(15) : String(cell).padEnd(34))).join(''),
  )
}
