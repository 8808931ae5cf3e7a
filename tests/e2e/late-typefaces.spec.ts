import { recordLayoutShift } from '../support/layout-shift'
import { expect, holdBack, test } from '../support/test'

/** The width of the benchmark's phone. */
test.use({ viewport: { width: 412, height: 823 } })

for (const path of [
  '/',
  '/conference',
  '/blog/2',
  '/nyar',
  '/hostretreat',
  '/food-event/kraftskiva',
  '/weekly-menu',
]) {
  test(`nothing on ${path} moves when its typefaces come late`, async ({ page }) => {
    const release = await holdBack(page, '**/*.woff2')
    const readShift = await recordLayoutShift(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    await twoFrames()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')

    release()
    await page.evaluate(() => document.fonts.ready)
    await twoFrames()
    const { total, moved } = await readShift()
    expect(total, moved.join('\n')).toBeLessThan(0.01)
  })
}
