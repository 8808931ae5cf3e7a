import { menuPrices } from '@/content/facts'
import { restaurantCopy } from '@/content/restaurant'
import { formatMenuPrice } from '@/lib/i18n/format'
import { pageMetadata } from '@/content/page-metadata'
import { expect, languages, messages, test } from '../support/test'

for (const language of languages) {
  const words = messages[language].restaurant
  const copy = restaurantCopy[language]

  test(`the restaurant says what it cooks with and when, and leads to its menu (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/restaurant')

    await test.step('says what it cooks with, and when', async () => {
      const heading = (name: string) => page.getByRole('heading', { name })
      await expect(heading(pageMetadata['/restaurant'][language].h1).first()).toBeVisible()
      for (const { heading: name } of [
        copy.localIngredients,
        copy.seasonalMenu,
        copy.occasions,
        copy.weekend,
      ]) {
        await expect(heading(name)).toBeVisible()
      }
      const week = page.getByRole('list', { name: words.weekChart })
      for (const { label, text } of copy.week.rows) {
        await expect(week.getByRole('listitem').filter({ hasText: label })).toContainText(text)
      }
      const prices = page.getByRole('table', { name: words.prices })
      await expect(prices).toContainText(formatMenuPrice(menuPrices.breakfastBuffet, language))
      await expect(prices).toContainText(formatMenuPrice(menuPrices.breakfastDeluxe, language))
    })

    await test.step('leads to the weekly menu', async () => {
      const links = page.getByRole('main').getByRole('link', { name: words.toMenu })
      await expect(links.first()).toHaveAttribute('href', '/weekly-menu')
      await links.last().click()
      await expect(page).toHaveURL(/\/weekly-menu\?menu=weekend$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageMetadata['/weekly-menu'][language].h1,
      )
    })
  })
}
