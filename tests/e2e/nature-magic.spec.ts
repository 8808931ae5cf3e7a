import { magicCopy } from '@/content/magic'
import { natureCopy } from '@/content/nature'
import { pageMetadata } from '@/content/page-metadata'
import { allowMotion, expect, languages, messages, test, widths } from '../support/test'
import type { Page } from '@playwright/test'

for (const language of languages) {
  test(`the legend leads to nature, and nature down to the spring and on (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/magic')
    const main = page.getByRole('main')

    await test.step('the legend is told in full and leads to nature', async () => {
      for (const { heading, paragraphs } of magicCopy[language].parts) {
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
        for (const paragraph of paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
      }
      await main.getByRole('link', { name: messages[language].magic.toNature }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMetadata['/nature'][language].h1)
    })

    await test.step('nature walks down to the spring, and on to history and activities', async () => {
      const { zones, history } = natureCopy[language]
      const headings = main.getByRole('heading', { level: 2 })
      for (const { heading } of zones) await expect(headings.filter({ hasText: heading })).toBeVisible()
      await expect(headings.filter({ hasText: history.heading })).toBeVisible()
      await main.getByRole('link', { name: messages[language].nature.toActivities }).click()
      await expect(page).toHaveURL(/\/upplevelser$/)
    })
  })
}

test.describe('the profile of the way down', () => {
  /** How much of the way is behind, in percent. */
  const walked = (page: Page) =>
    page.evaluate(() => {
      const marks = [...document.querySelectorAll('.descent-mark')]
      const shown = marks.find((mark) => mark.checkVisibility())
      return shown ? -Math.round(parseFloat(getComputedStyle(shown).strokeDashoffset)) : null
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
    for (const width of [widths.phone, widths.desktop]) {
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
