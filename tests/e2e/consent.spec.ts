import { retention } from '@/content/facts'
import { expect, messages, test } from '../support/test'

const POLICY = '/villkor?tab=privacy'

/** Each form says why it asks and how long the answer is kept, and links to the privacy policy. */
test('forms say what becomes of the data', async ({ page }) => {
  const words = messages.sv
  const days = new RegExp(`\\b${retention.daysAfterStay} dagar\\b`)
  await test.step('the inquiry', async () => {
    await page.goto('/booking-inquiry')
    const form = page.locator('#inquiry')
    await expect(form.getByText(days)).toBeVisible()
    const policy = form.getByRole('link', { name: words.inquiry.privacyLink })
    await expect(policy).toHaveAttribute('href', POLICY)
    const diets = form.getByLabel(words.inquiry.fields.dietaryRequirements)
    const hints = words.inquiry.hints.dietaryRequirements
    await expect(diets).toHaveAccessibleDescription(hints.private)
    // Companies are asked for diets without names.
    await page.getByRole('tab', { name: words.inquiry.tabs.business }).click()
    await expect(diets).toHaveAccessibleDescription(hints.business)
  })

  await test.step('the newsletter in the footer', async () => {
    const privacy = page.getByText(words.newsletter.privacy.split('<')[0] ?? '')
    await expect(privacy).toBeVisible()
    await expect(privacy.getByRole('link')).toHaveAttribute('href', POLICY)
  })

  await test.step('lost and found', async () => {
    await page.goto('/kvarglomt')
    const form = page.locator('#lost-and-found')
    await expect(form.getByText(days)).toBeVisible()
    const policy = form.getByRole('link', { name: words.lostAndFound.privacy })
    await expect(policy).toHaveAttribute('href', POLICY)
  })

  await test.step('the job application', async () => {
    await page.goto('/lediga-jobb')
    await page.getByRole('button', { name: words.jobs.apply }).first().click()
    const form = page.getByRole('dialog')
    await expect(form.getByText(days)).toBeVisible()
    const policy = form.getByRole('link', { name: words.jobApplication.privacy })
    await expect(policy).toHaveAttribute('href', POLICY)
  })
})
