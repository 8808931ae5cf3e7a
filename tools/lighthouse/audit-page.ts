import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** Categories that one page load settles; performance needs several and throttling. */
export const SETTLED_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** 0 to 100 by category. */
export type Scores = Record<string, number>

/** An audit with weight that did not pass. */
export interface Finding {
  category: string
  audit: string
  title: string
  details: string[]
}

/** A Chromium with an empty profile. */
export function startBrowser(chromePath: string): Promise<{ port: number; kill: () => void }> {
  return launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    logLevel: 'silent',
  })
}

/**
 * Audits one page on Lighthouse's mobile profile with simulated throttling; cookies and storage are cleared.
 * @param port of a running browser, see startBrowser
 * @throws Error where the page could not be loaded
 */
export async function auditPage(
  url: string,
  { port, categories }: { port: number; categories: readonly string[] },
): Promise<{ scores: Scores; findings: Finding[]; report: Report }> {
  const report = await readReport(url, port, categories)
  return { scores: readScores(report), findings: readFindings(report), report }
}

/** Chromium loses the beginning of a recording now and then; Lighthouse then asks to be run again. */
async function readReport(
  url: string,
  port: number,
  categories: readonly string[],
  triesLeft = 2,
): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
  })
  const report = result?.lhr
  if (report && !report.runtimeError) return report
  if (triesLeft > 0) return readReport(url, port, categories, triesLeft - 1)
  throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no result'}`)
}

function readScores({ categories }: Report): Scores {
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
}

function readFindings({ categories, audits }: Report): Finding[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
      const details = itemsOf(audit).map(describeItem)
      return [{ category, audit: id, title: audit.title, details }]
    }),
  )
}

type Item = Record<string, unknown>

function itemsOf({ details }: Report['audits'][string]): Item[] {
  return details && 'items' in details ? (details.items as Item[]) : []
}

/** Where on the page, or which message, an item of an audit is about. */
function describeItem(item: Item): string {
  const { node, source, description, url } = item
  const selector = (node as { selector?: string } | undefined)?.selector
  return selector ?? ([source, description, url].filter(Boolean).join(' ') || JSON.stringify(item))
}

export type ResourceType = 'Document' | 'Script' | 'Image' | 'Font' | 'Stylesheet'

/** Bytes over the network by kind. */
export function bytesByType({ audits }: Report): Record<ResourceType, number> {
  const bytes = { Document: 0, Script: 0, Image: 0, Font: 0, Stylesheet: 0 }
  const requests = audits['network-requests'] ? itemsOf(audits['network-requests']) : []
  for (const { resourceType, transferSize } of requests) {
    const type = resourceType as ResourceType
    if (type in bytes) bytes[type] += Number(transferSize)
  }
  return bytes
}
