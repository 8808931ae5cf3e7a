import { giftCardOffers, giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

/** The cookie banner is another test's matter. */
const answerCookies = () => localStorage.setItem('cookieConsent', 'false')

for (const language of languages) {
  const words = messages[language].giftCards

  test.describe(`gift cards in ${language}`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await page.addInitScript(answerCookies)
      await page.goto('/presentkort')
    })

    test('sells three values and a sum of one’s own by inquiry', async ({ page }) => {
      for (const { value, title } of giftCardOffers[language]) {
        const amount = formatPrice(value, language)
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        await expect(card).toContainText(amount)
        await expect(card.getByRole('link')).toHaveAttribute(
          'href',
          `/booking-inquiry?about=gift-card-${value}`,
        )
        await expect(card.getByRole('link')).toContainText(amount)
      }
      await expect(page.getByRole('link', { name: words.buyFree })).toHaveAttribute(
        'href',
        '/booking-inquiry?about=gift-card-own',
      )
      const shop = page.getByRole('main').locator(`a[href="${bookingEngine.vouchers}"]`)
      await expect(shop).toHaveAttribute('target', '_blank')
    })

    test('tells how it works and what to know', async ({ page }) => {
      const { steps, goodToKnow, freeAmount } = giftCardsCopy[language]
      const main = page.getByRole('main')
      for (const { title, text } of steps) {
        await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toContainText(text)
      }
      for (const line of [...goodToKnow, freeAmount.text]) await expect(main).toContainText(line)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  })
}
