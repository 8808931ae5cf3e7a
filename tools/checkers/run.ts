import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { pagePaths } from '../../lib/routes/find-page.ts'
import { findBrowser, NO_BROWSER } from '../../scripts/find-browser.ts'
import { endWithout } from '../../scripts/site-process.ts'
import { requireBuild } from '../requirements.ts'
import { startSite } from '../site.ts'

/** `npm run checkers` (README.md). */

/** What the framework writes itself. */
const FRAMEWORK = [
  // React: forms of server actions have an empty URL until they are hydrated.
  /Bad value “” for attribute “action”/,
  // The checker does not know <link rel="expect" blocking="render">.
  /^A “link” element with a “blocking” attribute/,
]

interface NuMessage {
  type: string
  url: string
  message: string
  extract?: string
}

/** What one rule of IBM's engine says of one element. */
interface AceResult {
  ruleId: string
  message: string
  path: { dom: string }
  value: [string, string]
}

const require = createRequire(import.meta.url)
const pageUrls = pagePaths.flatMap((path) => [path, `${path}?lang=en`])

requireBuild()
const site = await startSite()
const folder = await mkdtemp(path.join(os.tmpdir(), 'checkers-'))
try {
  const findings = [...(await findInvalidHtml()), ...(await findBarriers())]
  for (const finding of findings) console.log(finding)
  console.log(`${pageUrls.length} pages, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await site.stop()
  await rm(folder, { recursive: true })
}

async function findInvalidHtml(): Promise<string[]> {
  for (const [index, pageUrl] of pageUrls.entries()) {
    const response = await fetch(site.origin + pageUrl)
    await writeFile(path.join(folder, `${index}.html`), await response.text())
  }
  const jar = path.join(path.dirname(require.resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
  const output = await new Promise<string>((resolve) => {
    const args = ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', folder]
    execFile('java', args, { maxBuffer: 1e9 }, (_error, _stdout, stderr) => resolve(stderr))
  })
  const { messages } = JSON.parse(output) as { messages: NuMessage[] }
  return messages
    .filter(({ type, message }) => type !== 'info' && !FRAMEWORK.some((known) => known.test(message)))
    .map(({ url, message, extract = '' }) => {
      const pageUrl = pageUrls[Number(path.basename(url, '.html'))]
      return `html  ${pageUrl}  ${message}  ${extract.replace(/\s+/g, ' ')}`
    })
}

async function findBarriers(): Promise<string[]> {
  const executablePath = findBrowser() ?? endWithout(NO_BROWSER)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const findings: string[] = []
  for (const pageUrl of pageUrls) {
    await page.goto(site.origin + pageUrl)
    await page.waitForSelector('html[data-hydrated]')
    await page.addScriptTag({ path: require.resolve('accessibility-checker-engine/ace.js') })
    const results = await page.evaluate(async () => {
      const { ace } = window as unknown as {
        ace: {
          Checker: new () => {
            check: (target: Document, rules: string[]) => Promise<{ results: AceResult[] }>
          }
        }
      }
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
      return results.filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
    })
    for (const { ruleId, message, path } of results)
      findings.push(`ibm  ${pageUrl}  ${ruleId}  ${message}  ${path.dom}`)
  }
  await browser.close()
  return findings
}
