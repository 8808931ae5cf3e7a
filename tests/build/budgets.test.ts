import { beforeAll, describe, expect, it } from 'vitest'
import packageJson from '@/package.json' with { type: 'json' }
// @ts-expect-error a plain script; its types stand in its comments
import { hasForm as isFormPage, LIMITS, measureBytes } from '@/scripts/bench/bytes.mjs'

interface Page {
  page: string
  route: string
  html: number
  script: number
  css: number
  hero: { phone: number; laptop: number } | null
  heroHasWebp: boolean
}

const limits = LIMITS as {
  script: { content: number; form: number }
  html: number
  fonts: number
  hero: { phone: number; laptop: number }
}
const hasForm = isFormPage as (route: string) => boolean
const KB = 1000
/** First-load JavaScript of an empty page of these versions (`npm run bench -- bytes` measures it anew). */
const FLOOR = { next: '16.4.6', react: '19.3.1', script: 134.6 * KB }
/** Pages with an accordion are above the limit today, in bytes above the floor. They may not grow. */
const ABOVE_LIMIT: Readonly<Record<string, number>> = {
  'fragor-och-svar': 23_000,
  villkor: 25_000,
  relax: 27_500,
}
const overBudget = (pages: Page[], limitOf: (page: Page) => number, sizeOf: (page: Page) => number) =>
  pages.filter((page) => sizeOf(page) > limitOf(page)).map((page) => `${page.page}: ${sizeOf(page)}`)

describe('what a guest fetches stays within its budgets', () => {
  let pages: Page[]
  let fonts: { file: string; bytes: number }[]

  beforeAll(async () => {
    const measured = (await measureBytes()) as { pages: Page[]; fonts: typeof fonts }
    pages = measured.pages
    fonts = measured.fonts
    // Compressing every page takes some seconds.
  }, 60_000)

  it('the floor was measured with the versions in use', () => {
    const { next, react } = packageJson.dependencies
    expect({ next, react }).toEqual({ next: FLOOR.next, react: FLOOR.react })
  })

  it('JavaScript: 20 KB above the floor, pages with a form 45 KB', () => {
    const limitOf = ({ route }: Page) =>
      FLOOR.script +
      (hasForm(route)
        ? limits.script.form
        : (ABOVE_LIMIT[route.split('/')[1] ?? ''] ?? limits.script.content))
    expect(overBudget(pages, limitOf, ({ script }) => script)).toEqual([])
  })

  it('documents: 20 KB as the page cache sends them', () => {
    expect(
      overBudget(
        pages,
        () => limits.html,
        ({ html }) => html,
      ),
    ).toEqual([])
  })

  it('styles: 23 KB', () => {
    expect(
      overBudget(
        pages,
        () => 23 * KB,
        ({ css }) => css,
      ),
    ).toEqual([])
  })

  it('fonts: 90 KB in all', () => {
    expect(fonts).toHaveLength(3)
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limits.fonts)
  })

  it('the first picture: 60 KB on a phone, 150 KB on a laptop, and WebP for other browsers', () => {
    const withHero = pages.filter(({ hero }) => hero !== null)
    expect(withHero.length).toBeGreaterThan(20)
    expect(
      overBudget(
        withHero,
        () => limits.hero.phone,
        ({ hero }) => hero!.phone,
      ),
    ).toEqual([])
    expect(
      overBudget(
        withHero,
        () => limits.hero.laptop,
        ({ hero }) => hero!.laptop,
      ),
    ).toEqual([])
    expect(withHero.filter(({ heroHasWebp }) => !heroHasWebp)).toEqual([])
  })
})
