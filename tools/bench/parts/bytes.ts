import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { NEXT_BIN, runNode } from '../../../scripts/site-process.ts'
import {
  hasForm,
  LIMITS,
  measureBytes,
  measureScript,
  type BuildBytes,
  type PageBytes,
} from '../../../tests/support/page-bytes.ts'
import { kilobytes, maximum, table, verdict } from '../lib/figures.ts'

export const title = 'Bytes'

const BASELINE = path.join(import.meta.dirname, '../baseline')

type Result = BuildBytes & { baseline: number }

/** What each page costs to fetch, compared with an empty page of the same framework. */
export async function run(): Promise<Result> {
  const exitCode = await runNode([NEXT_BIN, 'build', BASELINE], process.env)
  if (exitCode !== 0) throw new Error('The empty page could not be built.')
  const build = path.join(BASELINE, '.next')
  const html = await readFile(path.join(build, 'server/app/index.html'), 'utf8')
  return { baseline: await measureScript(html, build), ...(await measureBytes()) }
}

export function describe({ baseline, pages, fonts }: Result): string {
  const allowed = ({ route }: PageBytes) =>
    baseline + (hasForm(route) ? LIMITS.script.form : LIMITS.script.content)
  const heroes = pages.flatMap(({ page, hero }) => (hero ? [{ page, ...hero }] : []))
  const phone = maximum(heroes, (hero) => hero.phone)
  const laptop = maximum(heroes, (hero) => hero.laptop)
  const script = maximum(pages, (page) => page.script - allowed(page))
  const html = maximum(pages, (page) => page.html)
  const limits = [
    budget(`First-load JavaScript of ${script.page} (nearest to its limit)`, script.script, allowed(script)),
    budget(`HTML of ${html.page} (largest), brotli`, html.html, LIMITS.html),
    budget(
      'Fonts, all of the site',
      fonts.reduce((sum, { bytes }) => sum + bytes, 0),
      LIMITS.fonts,
    ),
    budget(`First picture on a phone, ${phone.page} (largest)`, phone.phone, LIMITS.hero.phone),
    budget(`First picture at 1440 px, ${laptop.page} (largest)`, laptop.laptop, LIMITS.hero.laptop),
  ]
  const rows = pages.map((page) => [
    `\`${page.page}\``,
    kilobytes(page.script),
    `+${kilobytes(page.script - baseline)}`,
    kilobytes(page.html),
    kilobytes(page.htmlGzip),
    page.hero ? `${kilobytes(page.hero.phone, 0)} / ${kilobytes(page.hero.laptop, 0)}` : '–',
  ])
  return [
    `The baseline is an empty page of the same versions: it loads ${kilobytes(baseline)} KB of JavaScript, and no page can load less. Content pages may load ${kilobytes(LIMITS.script.content, 0)} KB more, pages with a form ${kilobytes(LIMITS.script.form, 0)} KB more. One KB is 1,000 bytes; scripts and styles are counted as gzip level 9, for which the limits were set (most guests get brotli, which is smaller), documents as brotli, as the page cache sends them.`,
    table(['Budget', 'measured', 'limit', ''], limits),
    documentsAboveLimit(pages),
    '<details><summary>Every page</summary>',
    table(
      ['Page', 'JS, KB', 'above baseline', 'HTML brotli, KB', 'HTML gzip, KB', 'hero phone / 1440 px, KB'],
      rows,
    ),
    '</details>',
  ].join('\n\n')
}

function budget(what: string, bytes: number, limit: number): string[] {
  return [what, `${kilobytes(bytes)} KB`, `${kilobytes(limit)} KB`, verdict(bytes <= limit)]
}

function documentsAboveLimit(pages: readonly PageBytes[]): string {
  const large = pages.filter(({ html }) => html > LIMITS.html)
  if (large.length === 0) return 'No document is above 20 KB.'
  const names = large.map(({ page, html }) => `\`${page}\` ${kilobytes(html)}`).join(', ')
  return `Documents above 20 KB: ${names}.`
}
