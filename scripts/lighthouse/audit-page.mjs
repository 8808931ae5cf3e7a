/**
 * One page measured by Lighthouse. Needs installed packages (install.mjs) before it is imported.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'

/** Categories that a single page load settles; performance needs several and its own throttling. */
export const SETTLED_CATEGORIES = ['accessibility', 'best-practices', 'seo']

/**
 * A Chromium of its own with an empty profile.
 * @param {string} chromePath
 * @returns {Promise<{ port: number, kill: () => void }>}
 */
export function startBrowser(chromePath) {
  return launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    logLevel: 'silent',
  })
}

/**
 * Audits one page, cookies and storage cleared.
 * @param {string} url absolute
 * @param {object} options
 * @param {number} options.port of a running browser, see startBrowser
 * @param {string[]} [options.categories] Lighthouse's names of categories
 * @param {'mobile' | 'desktop'} [options.device] screen and, where throttled, line and processor
 * @param {'simulate' | 'devtools'} [options.throttling] how a slow line is brought about; `simulate` loads at full
 *   speed and waits least, which is right for all that does not measure time
 * @param {Record<string, string>} [options.headers] sent with every request, such as a cookie
 * @returns {Promise<{
 *   scores: Record<string, number>,
 *   findings: { category: string, audit: string, title: string, details: string[] }[],
 *   report: object,
 * }>} scores 0 to 100; findings are audits with weight that did not pass; report is Lighthouse's own result
 * @throws Error where the page could not be loaded
 */
export async function auditPage(
  url,
  { port, categories = SETTLED_CATEGORIES, device = 'mobile', throttling = 'simulate', headers = {} },
) {
  const flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    throttlingMethod: throttling,
    extraHeaders: headers,
    disableFullPageScreenshot: true,
  }
  const report = await readReport(url, flags, device === 'desktop' ? desktopConfig : undefined)
  return { scores: readScores(report), findings: readFindings(report), report }
}

/** The browser loses the beginning of a recording now and then; Lighthouse then asks to be run again. */
async function readReport(url, flags, config, triesLeft = 2) {
  const report = (await lighthouse(url, flags, config))?.lhr
  if (report && !report.runtimeError) return report
  if (triesLeft > 0) return readReport(url, flags, config, triesLeft - 1)
  throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no result'}`)
}

function readScores({ categories }) {
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
}

function readFindings({ categories, audits }) {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => ({
        category,
        audit: id,
        title: audits[id].title,
        details: (audits[id].details?.items ?? []).map(describeItem),
      })),
  )
}

/** Where on the page, or which message, an item of an audit is about. */
function describeItem(item) {
  const { node, source, description, url } = item
  return node?.selector ?? ([source, description, url].filter(Boolean).join(' ') || JSON.stringify(item))
}
