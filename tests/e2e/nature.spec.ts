import { natureCopy } from '@/content/nature'
import { allowMotion, expect, test, widths } from '../support/test'
import type { Page } from '@playwright/test'

test.describe('the profile of the way down', () => {
  /** How much of the way is behind, in percent. */
  const walked = (page: Page) =>
    page.locator('.descent-mark').evaluate((mark) => {
      return mark.checkVisibility() ? -Math.round(parseFloat(getComputedStyle(mark).strokeDashoffset)) : null
    })
  const walkTo = (page: Page, heading: string) =>
    page.getByRole('heading', { name: heading }).evaluate((element) => {
      const { top, height } = element.closest('section')!.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' })
    })

  test('follows the scroll, and is still with less motion', async ({ page }) => {
    await test.step('is still with less motion', async () => {
      await page.goto('/nature')
      expect(await walked(page)).toBeNull()
    })

    await allowMotion(page)
    for (const width of [widths.tablet, widths.desktop]) {
      await test.step(`follows the scroll at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/nature')
        expect(await walked(page)).toBeCloseTo(0)
        await walkTo(page, natureCopy.sv.zones[0]!.heading)
        await expect.poll(() => walked(page)).toBeGreaterThan(11)
        expect(await walked(page)).toBeLessThan(14)
        await walkTo(page, natureCopy.sv.zones[2]!.heading)
        await expect.poll(() => walked(page)).toBeGreaterThan(61)
        expect(await walked(page)).toBeLessThan(64)
      })
    }
  })
})
