import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { LIMITS, scriptBytes, styleBytes } from '@/tests/support/page-bytes'

/** Pages with accordions, carousels, filters or long lists, or that hold everything for guests without scripts. */
const EXCEPTIONS: Readonly<Record<string, Partial<typeof LIMITS>>> = {
  'fragor-och-svar': { contentScript: 168_800 },
  home: { contentScript: 161_000, document: 28_000 },
  boende: { contentScript: 161_600, document: 25_300 },
  'lediga-jobb': { document: 26_500 },
  paketerbjudanden: { contentScript: 161_500, document: 29_000 },
  relax: { contentScript: 169_400 },
  'service-utbud': { contentScript: 167_500, document: 26_300 },
  upplevelser: { contentScript: 161_000 },
  villkor: { contentScript: 169_100, document: 26_700 },
}
const FORM_PAGES = ['kvarglomt', 'lediga-jobb']

const PAGES = '.next/server/app'
const pages = globSync(`${PAGES}/{sv,en}{.html,/**/*.html}`)

test.each(pages)('%s stays within its budgets', (file) => {
  const html = readFileSync(file, 'utf8')
  const name = path.relative(PAGES, file).replace('.html', '').split(path.sep)[1] ?? ''
  const limits = { ...LIMITS, ...EXCEPTIONS[name] }
  // the level at which nginx compresses
  const document = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
  const scriptLimit = FORM_PAGES.includes(name) ? limits.formScript : limits.contentScript
  expect(scriptBytes(html), 'scripts').toBeLessThanOrEqual(scriptLimit)
  expect(styleBytes(html), 'styles').toBeLessThanOrEqual(limits.styles)
  expect(document, 'document').toBeLessThanOrEqual(limits.document)
  // where it holds the other scripts back until the styles have arrived (docs/decisions/0011-first-load.md)
  expect(html, 'an inline script in the head').toMatch(/<link rel="stylesheet".*<script>.*<\/head>/s)
})

test('all fonts stay within their budget', () => {
  expect(pages.length).toBeGreaterThan(60)
  const fonts = globSync('.next/static/media/*.woff2').map((file) => readFileSync(file).length)
  expect(fonts.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(LIMITS.fonts)
})
