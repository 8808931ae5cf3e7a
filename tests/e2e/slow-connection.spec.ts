import { recordLayoutShift } from '../support/layout-shift'
import { expect, test } from '../support/test'
import { slowDown } from '../support/walk'

for (const width of [412, 1280]) {
  test(`a page stands still while it arrives, with styles that are cached, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    const readShift = await recordLayoutShift(page)
    await page.goto('/villkor')
    await slowDown(page)
    for (const path of ['/boende', '/paketerbjudanden', '/restaurant']) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const { total, moved } = await readShift()
        expect(total, moved.join('\n')).toBeLessThan(0.01)
      })
    }
  })
}
