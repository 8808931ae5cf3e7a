import { menuPrices } from '@/content/facts'
import { venue } from '@/content/venue'
import { weekendMenuLabel, weeklyMenuCopy } from '@/content/weekly-menu'
import { formatMenuPrice } from '@/lib/i18n/format'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

for (const language of languages) {
  const words = messages[language].weeklyMenu
  const { lunchNotice, notes } = weeklyMenuCopy[language]
  const price = (kronor: number) => formatMenuPrice(kronor, language)
  const cards = [
    {
      state: 'breakfast',
      name: words.categories.breakfast,
      contents: [price(menuPrices.breakfastBuffet), price(menuPrices.breakfastDeluxe)],
    },
    {
      state: 'weekend',
      name: words.categories.weekend,
      contents: [weekendMenuLabel(language), notes.weekend, price(menuPrices.weekendBuffet)],
    },
    {
      state: 'bar',
      name: words.categories.bar,
      contents: [price(menuPrices.charcuterieBoard), price(menuPrices.snacks), price(menuPrices.nachos)],
    },
  ] as const

  test.describe(`weekly menu (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('opens with lunch, shows each card at its own address, and offers a table', async ({ page }) => {
      await page.goto('/weekly-menu')
      const card = page.getByRole('article')
      const choices = page.getByRole('navigation', { name: words.filterLabel })
      const lunch = card.getByRole('heading', { name: words.categories.lunch })

      await test.step('opens with lunch, which is by pre-booking only', async () => {
        await expect(lunch).toBeVisible()
        await expect(card).toContainText(lunchNotice.heading)
        await expect(card.getByRole('link', { name: venue.email })).toHaveAttribute(
          'href',
          `mailto:${venue.email}`,
        )
        for (const item of lunchNotice.included) await expect(card).toContainText(item)
        await expect(card).toContainText(lunchNotice.dietary)
        await expect(card).toContainText(price(menuPrices.lunch))
      })

      await test.step('offers a table by phone, by e-mail and by form', async () => {
        const booking = page.getByRole('complementary')
        await expect(booking.getByRole('link', { name: venue.phone.display[language] })).toHaveAttribute(
          'href',
          venue.phone.href,
        )
        await expect(booking.getByRole('link', { name: venue.email })).toBeVisible()
        await expect(booking.getByRole('link', { name: words.bookTable })).toHaveAttribute(
          'href',
          '/booking-inquiry?about=table',
        )
      })

      for (const { state, name, contents } of cards) {
        await test.step(`shows ${state} at its own address`, async () => {
          await page.goto('/weekly-menu')
          await choices.getByRole('link', { name }).click()
          await expect(page).toHaveURL(new RegExp(`\\?menu=${state}$`))
          await expect(card).toHaveCount(1)
          await expect(card.getByRole('heading', { name })).toBeVisible()
          for (const content of contents) await expect(card).toContainText(content)
          await expect(choices.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
          await expect(choices.getByRole('status')).toHaveText(words.shown.replace('{category}', name))
          await expectNoAxeViolations(page, 'main')

          await page.reload()
          await expect(card.getByRole('heading', { name })).toBeVisible()
          await page.goBack()
          await expect(lunch).toBeVisible()
        })
      }
    })
  })
}

test('prints on one page, the chosen card without the choices', async ({ page }) => {
  const { filterLabel, categories } = messages.sv.weeklyMenu
  for (const address of ['/weekly-menu', '/weekly-menu?menu=weekend', '/weekly-menu?menu=bar']) {
    await test.step(`${address} prints on one page, with the contact below it`, async () => {
      await page.goto(address)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    })
  }

  await test.step('prints the chosen card without the choices', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: filterLabel })).toBeHidden()
    await expect(page.getByRole('article')).toContainText(formatMenuPrice(menuPrices.nachos, 'sv'))
    await expect(page.getByRole('article').getByRole('heading', { name: categories.bar })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each card has its address', async ({ page }) => {
    const words = messages.sv.weeklyMenu
    await page.goto('/weekly-menu')
    await page.getByRole('link', { name: words.categories.weekend, exact: true }).click()
    await expect(
      page.getByRole('article').getByRole('heading', { name: words.categories.weekend }),
    ).toBeVisible()
  })
})
