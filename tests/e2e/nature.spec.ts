import { natureZones } from '@/content/nature'
import { allowMotion, expect, test } from '../support/test'
import type { Page } from '@playwright/test'

/** How much of the way is behind, in percent; null where nothing is marked. */
const walked = (page: Page) =>
  page.locator('.descent-mark').evaluate((mark) => {
    return mark.checkVisibility() ? -Math.round(parseFloat(getComputedStyle(mark).strokeDashoffset)) : null
  })

test('the profile of the way down follows the scroll, and is still with less motion', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 844 })
  await page.goto('/nature')
  expect(await walked(page)).toBeNull()
  await allowMotion(page)
  await page.goto('/nature')
  expect(await walked(page)).toBeCloseTo(0)
  const marks: (number | null)[] = []
  for (const { heading } of natureZones.slice(0, 3)) {
    await page.getByRole('heading', { name: heading.sv }).evaluate((element) => {
      element.closest('section')!.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await expect.poll(() => walked(page)).toBeGreaterThan(marks.at(-1) ?? 0)
    marks.push(await walked(page))
  }
})
