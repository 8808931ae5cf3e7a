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
