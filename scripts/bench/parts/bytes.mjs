import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hasForm, LIMITS, measureBytes, measureScript } from '../bytes.mjs'
import { kilobytes } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { NEXT_BIN, runNode } from '../../site-process.ts'

/** What each page costs to fetch, beside an empty page of the same framework, built now. */

export const title = 'Bytes'

const FLOOR = path.join(import.meta.dirname, '../floor')

export async function run() {
  const exitCode = await runNode([NEXT_BIN, 'build', FLOOR], process.env)
  if (exitCode !== 0) throw new Error('The empty page could not be built')
  const build = path.join(FLOOR, '.next')
  const floor = await measureScript(await readFile(path.join(build, 'server/app/index.html'), 'utf8'), build)
  return { floor, ...(await measureBytes()) }
}

export function describe({ floor, pages, fonts }) {
  const allowed = ({ route }) => floor + (hasForm(route) ? LIMITS.script.form : LIMITS.script.content)
  const heroes = pages.filter(({ hero }) => hero)
  const largest = (list, read) => list.reduce((most, page) => (read(page) > read(most) ? page : most))
  const allFonts = fonts.reduce((sum, { bytes }) => sum + bytes, 0)
  const phone = largest(heroes, ({ hero }) => hero.phone)
  const laptop = largest(heroes, ({ hero }) => hero.laptop)
  const script = largest(pages, (page) => page.script - allowed(page))
  const html = largest(pages, (page) => page.html)
  const limits = [
    [
      `First-load JavaScript of ${script.page} (nearest to its limit)`,
      `${kilobytes(script.script)} KB`,
      `${kilobytes(allowed(script))} KB`,
      verdict(script.script <= allowed(script)),
    ],
    [
      `HTML of ${html.page} (largest), brotli`,
      `${kilobytes(html.html)} KB`,
      `${kilobytes(LIMITS.html)} KB`,
      verdict(html.html <= LIMITS.html),
    ],
    [
      'Fonts, all of the site',
      `${kilobytes(allFonts)} KB`,
      `${kilobytes(LIMITS.fonts)} KB`,
      verdict(allFonts <= LIMITS.fonts),
    ],
    [
      `First picture on a phone, ${phone.page} (largest)`,
      `${kilobytes(phone.hero.phone)} KB`,
      `${kilobytes(LIMITS.hero.phone)} KB`,
      verdict(phone.hero.phone <= LIMITS.hero.phone),
    ],
    [
      `First picture at 1440 px, ${laptop.page} (largest)`,
      `${kilobytes(laptop.hero.laptop)} KB`,
      `${kilobytes(LIMITS.hero.laptop)} KB`,
      verdict(laptop.hero.laptop <= LIMITS.hero.laptop),
    ],
  ]
  const rows = pages.map((page) => [
    `\`${page.page}\``,
    kilobytes(page.script),
    `+${kilobytes(page.script - floor)}`,
    kilobytes(page.html),
    kilobytes(page.htmlGzip),
    page.hero ? `${kilobytes(page.hero.phone, 0)} / ${kilobytes(page.hero.laptop, 0)}` : '–',
  ])
  return [
    `An empty page of the same versions loads ${kilobytes(floor)} KB of JavaScript: no page can load less. Content pages may load ${kilobytes(LIMITS.script.content, 0)} KB more, pages with a form ${kilobytes(LIMITS.script.form, 0)} KB more. One KB is 1,000 bytes; scripts and styles are counted as gzip level 9, which the limits were set for (by brotli, which most guests get, they are lighter), documents by brotli as the page cache sends them.`,
    table(['Budget', 'measured', 'limit', ''], limits),
    missedDocuments(pages),
    '<details><summary>Every page</summary>',
    table(
      ['Page', 'JS, KB', 'above floor', 'HTML brotli, KB', 'HTML gzip, KB', 'hero phone / 1440 px, KB'],
      rows,
    ),
    '</details>',
  ].join('\n\n')
}

function missedDocuments(pages) {
  const large = pages.filter(({ html }) => html > LIMITS.html)
  if (large.length === 0) return 'No document is above 20 KB.'
  const names = large.map(({ page, html }) => `\`${page}\` ${kilobytes(html)}`).join(', ')
  return `Documents above 20 KB: ${names}.`
}
