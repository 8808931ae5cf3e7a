import { retention } from '@/content/facts'
import { expect, languages, messages, test } from '../support/test'

/** Each form says why it asks and how long the answer is kept, and links to the privacy policy. */
for (const language of languages) {
  const words = messages[language]
  const days = new RegExp(`\\b${retention.daysAfterStay} ${language === 'sv' ? 'dagar' : 'days'}\\b`)
  const POLICY = '/villkor?tab=privacy'

  test.describe(`what forms say about the data (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('the inquiry', async ({ page }) => {
      await page.goto('/booking-inquiry')
      const form = page.locator('#inquiry')
      await expect(form.getByText(days)).toBeVisible()
      await expect(form.getByRole('link', { name: words.inquiry.privacyLink })).toHaveAttribute(
        'href',
        POLICY,
      )
      await expect(form.getByLabel(words.inquiry.fields.dietaryRequirements)).toHaveAccessibleDescription(
        words.inquiry.hints.dietaryRequirements.private,
      )
    })

    test('the company tab of the inquiry, which asks for diets without names', async ({ page }) => {
      await page.goto('/booking-inquiry?fromConference=true')
      await expect(
        page.locator('#inquiry').getByLabel(words.inquiry.fields.dietaryRequirements),
      ).toHaveAccessibleDescription(words.inquiry.hints.dietaryRequirements.business)
    })

    test('lost and found', async ({ page }) => {
      await page.goto('/kvarglomt')
      const form = page.locator('#lost-and-found')
      await expect(form.getByText(days)).toBeVisible()
      await expect(form.getByRole('link', { name: words.lostAndFound.privacy })).toHaveAttribute(
        'href',
        POLICY,
      )
    })

    test('the job application', async ({ page }) => {
      await page.goto('/lediga-jobb')
      await page.getByRole('button', { name: words.jobs.apply }).first().click()
      const form = page.getByRole('dialog')
      await expect(form.getByText(days)).toBeVisible()
      await expect(form.getByRole('link', { name: words.jobApplication.privacy })).toHaveAttribute(
        'href',
        POLICY,
      )
    })

    test('the newsletter in the footer', async ({ page }) => {
      await page.goto('/')
      const privacy = page.getByText(words.newsletter.privacy.split('<')[0] ?? '')
      await expect(privacy).toBeVisible()
      await expect(privacy.getByRole('link')).toHaveAttribute('href', POLICY)
    })
  })
}
