import { magicCopy } from '@/content/magic'
import { natureCopy } from '@/content/nature'
import { pageMetadata } from '@/content/page-metadata'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'
import type { Page } from '@playwright/test'

for (const language of languages) {
  test.describe(`nature and legend (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('nature walks down to the spring, and on to history and activities', async ({ page }) => {
      const { zones, history } = natureCopy[language]
      await page.goto('/nature')
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      for (const { heading } of zones) await expect(headings.filter({ hasText: heading })).toBeVisible()
      await expect(headings.filter({ hasText: history.heading })).toBeVisible()
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('main').getByRole('link', { name: messages[language].nature.toActivities }).click()
      await expect(page).toHaveURL(/\/upplevelser$/)
    })

    test('the legend is told in full and leads to nature', async ({ page }) => {
      await page.goto('/magic')
      for (const { heading, paragraphs } of magicCopy[language].parts) {
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
        for (const paragraph of paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
      }
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('main').getByRole('link', { name: messages[language].magic.toNature }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMetadata['/nature'][language].h1)
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

  for (const width of [390, 1440]) {
    test(`follows the scroll at ${width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        reducedMotion: 'no-preference',
        viewport: { width, height: 844 },
      })
      const page = await context.newPage()
      await page.goto('/nature')
      expect(await walked(page)).toBeCloseTo(0)
      await walkTo(page, natureCopy.sv.zones[0]!.heading)
      await expect.poll(() => walked(page)).toBeGreaterThan(11)
      expect(await walked(page)).toBeLessThan(14)
      await walkTo(page, natureCopy.sv.zones[2]!.heading)
      await expect.poll(() => walked(page)).toBeGreaterThan(61)
      expect(await walked(page)).toBeLessThan(64)
      await context.close()
    })
  }

  test('is still with less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/nature')
    expect(await walked(page)).toBeNull()
  })
})
