import { celebrateTexts, celebrations } from '@/content/celebrations'
import { expect, languages, messages, test } from '../support/test'

for (const language of languages) {
  test(`celebrations have their ways to the inquiry, and a guest’s word (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/celebrate')

    await test.step('three occasions, each with its way to the inquiry', async () => {
      for (const { key, text } of Object.values(celebrations)) {
        const card = page.getByRole('article').filter({
          has: page.getByRole('heading', { level: 2, name: text[language].title.replace('\u00AD', '') }),
        })
        await expect(
          card.getByRole('link', { name: messages[language].celebrate.inquire[key] }),
        ).toHaveAttribute('href', `/booking-inquiry?about=celebration-${key}`)
      }
    })

    await test.step('a guest is quoted', async () => {
      const { quote, by } = celebrateTexts[language].testimonial
      const testimonial = page.getByRole('figure').filter({ hasText: by })
      await expect(testimonial.getByRole('blockquote')).toHaveText(quote)
    })
  })
}
