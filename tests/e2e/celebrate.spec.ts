import { celebrateTexts, celebrations } from '@/content/celebrations'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

for (const language of languages) {
  test.describe(`celebrations (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await page.goto('/celebrate')
    })

    test('three occasions, each with its way to the inquiry', async ({ page }) => {
      for (const { key, text } of Object.values(celebrations)) {
        const card = page.getByRole('article').filter({
          has: page.getByRole('heading', { level: 2, name: text[language].title.replace('\u00AD', '') }),
        })
        await expect(
          card.getByRole('link', { name: messages[language].celebrate.inquire[key] }),
        ).toHaveAttribute('href', `/booking-inquiry?about=celebration-${key}`)
      }
    })

    test('a guest is quoted', async ({ page }) => {
      const { quote, by } = celebrateTexts[language].testimonial
      const testimonial = page.getByRole('figure').filter({ hasText: by })
      await expect(testimonial.getByRole('blockquote')).toHaveText(quote)
    })

    test('is accessible and fits narrow windows', async ({ page }) => {
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  })
}
