import { retention } from '@/content/facts'
import { expect, messages, test } from '../support/test'

test.use({ javaScriptEnabled: false })

test('each form says how long its data is kept and links to the privacy policy', async ({ page }) => {
  const { inquiry, lostAndFound, jobApplication, newsletter } = messages.sv
  const days = new RegExp(`\\b${retention.daysAfterStay} dagar\\b`)
  for (const [url, id, said, link] of [
    ['/booking-inquiry?fromConference=true', '#inquiry', days, inquiry.privacyLink],
    ['/kvarglomt', '#lost-and-found', days, lostAndFound.privacy],
    ['/lediga-jobb', '#job-application', days, jobApplication.privacy],
    ['/booking-inquiry', '#letters', newsletter.privacy.split('<')[0]!, /./],
  ] as const) {
    await page.goto(url)
    const form = page.locator(id)
    await expect(form.getByText(said)).toBeVisible()
    const policy = form.getByRole('link', { name: link }).last()
    await expect(policy).toHaveAttribute('href', '/villkor?tab=privacy')
  }
})

test('the field for diets has its reason, and that of companies asks for no names', async ({ page }) => {
  const { fields, hints } = messages.sv.inquiry
  for (const tab of ['private', 'business'] as const) {
    await page.goto(`/booking-inquiry?fromConference=${tab === 'business'}`)
    const diets = page.getByLabel(fields.dietaryRequirements)
    await expect(diets).toHaveAccessibleDescription(hints[tab].dietaryRequirements)
  }
})
