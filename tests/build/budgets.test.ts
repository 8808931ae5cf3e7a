import { beforeAll, describe, expect, it } from 'vitest'
import packageJson from '@/package.json' with { type: 'json' }
import {
  BASELINE,
  hasForm,
  htmlLimit,
  LIMITS,
  measureBytes,
  type BuildBytes,
  type PageBytes,
} from '@/tests/support/page-bytes'

const KB = 1000
/** Pages with accordions that search engines and readers find open: above the limit, in bytes above the baseline. */
const SCRIPT_ABOVE_LIMIT: Readonly<Record<string, number>> = {
  relax: 27_500,
  villkor: 27_000,
}
const overBudget = (
  pages: readonly PageBytes[],
  limitOf: (page: PageBytes) => number,
  sizeOf: (page: PageBytes) => number,
) => pages.filter((page) => sizeOf(page) > limitOf(page)).map((page) => `${page.page}: ${sizeOf(page)}`)

describe('what a guest fetches stays within its budgets', () => {
  let pages: BuildBytes['pages']
  let fonts: BuildBytes['fonts']

  beforeAll(async () => {
    ;({ pages, fonts } = await measureBytes())
    // Compressing every page takes some seconds.
  }, 60_000)

  it('the baseline was measured with the versions in use', () => {
    const { next, react } = packageJson.dependencies
    expect({ next, react }).toEqual({ next: BASELINE.next, react: BASELINE.react })
  })

  it('JavaScript: 20 KB above the baseline, pages with a form 45 KB', () => {
    const limitOf = ({ route }: PageBytes) =>
      BASELINE.script +
      (hasForm(route)
        ? LIMITS.script.form
        : (SCRIPT_ABOVE_LIMIT[route.split('/')[1] ?? ''] ?? LIMITS.script.content))
    expect(overBudget(pages, limitOf, ({ script }) => script)).toEqual([])
  })

  it('documents: 21 KB as the page cache sends them', () => {
    expect(
      overBudget(
        pages,
        ({ route }) => htmlLimit(route),
        ({ html }) => html,
      ),
    ).toEqual([])
  })

  it('styles: 28 KB', () => {
    expect(
      overBudget(
        pages,
        () => 28 * KB,
        ({ css }) => css,
      ),
    ).toEqual([])
  })

  it('fonts: 90 KB in all', () => {
    expect(fonts).toHaveLength(3)
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.fonts)
  })

  it('the first picture: 60 KB on a phone, 150 KB on a laptop, and WebP for other browsers', () => {
    const withHero = pages.filter(({ hero }) => hero !== null)
    expect(withHero.length).toBeGreaterThan(20)
    expect(
      overBudget(
        withHero,
        () => LIMITS.hero.phone,
        ({ hero }) => hero!.phone,
      ),
    ).toEqual([])
    expect(
      overBudget(
        withHero,
        () => LIMITS.hero.laptop,
        ({ hero }) => hero!.laptop,
      ),
    ).toEqual([])
    expect(withHero.filter(({ heroHasWebp }) => !heroHasWebp)).toEqual([])
  })
})
