import { giftCardOffers, giftCardsCopy } from '@/content/gift-cards'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import { expect, languages, messages, test } from '../support/test'

for (const language of languages) {
  const words = messages[language].giftCards

  test(`gift cards are sold by inquiry, and say how they work (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/presentkort')
    const main = page.getByRole('main')

    await test.step('sells three values and a sum of one’s own by inquiry', async () => {
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
      const shop = main.locator(`a[href="${bookingEngine.vouchers}"]`)
      await expect(shop).toHaveAttribute('target', '_blank')
    })

    await test.step('tells how it works and what to know', async () => {
      const { steps, goodToKnow, freeAmount } = giftCardsCopy[language]
      for (const { title, text } of steps) {
        await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toContainText(text)
      }
      for (const line of [...goodToKnow, freeAmount.text]) await expect(main).toContainText(line)
    })
  })
}
