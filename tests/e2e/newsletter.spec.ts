import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../support/forms'
import { openStore } from '../support/stored'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

const PATH = '/magic'
const uniqueEmail = () => `${randomUUID()}@example.com`
const formOf = (page: Page) => page.locator('#newsletter')

for (const language of languages) {
  const words = messages[language].newsletter
  const errors = messages[language].forms.errors
  const field = (page: Page) => formOf(page).getByLabel(words.label)
  const button = (page: Page) => formOf(page).getByRole('button', { name: words.subscribe })

  test.describe(`newsletter in the footer (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await answerCookieBanner(page)
    })

    test('nothing is ignored, and what is no address is said beside the field', async ({ page }) => {
      await page.goto(PATH)
      await field(page).fill('  ')
      await button(page).click()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'false')

      await field(page).fill('anna@')
      await button(page).click()
      await expect(field(page)).toHaveAccessibleDescription(errors.newsletterEmailInvalid)
      await expect(field(page)).toBeFocused()
      await expectNoAxeViolations(page, '#newsletter')
      await field(page).fill('anna@example.com')
      await expect(formOf(page).getByText(errors.newsletterEmailInvalid)).toBeHidden()
    })

    test('a tick for 2 seconds, the thank-you for 5, and the form again', async ({ page }) => {
      test.skip(withoutStore, NEEDS_STORE)
      await page.clock.install()
      await page.goto(PATH)
      const email = uniqueEmail()
      await field(page).fill(email)
      await page.clock.pauseAt(Date.now() + 60_000)
      await field(page).press('Enter')

      const tick = formOf(page).getByRole('button', { name: words.sent })
      await expect(tick).toBeVisible()
      await expect(field(page)).toHaveValue('')
      await page.clock.runFor(1900)
      await expect(tick).toBeVisible()
      await page.clock.runFor(200)
      await expect(formOf(page).getByRole('status')).toHaveText(words.thanks)
      await expect(field(page)).toBeHidden()
      await page.clock.runFor(4800)
      await expect(formOf(page).getByText(words.thanks)).toBeVisible()
      await page.clock.runFor(300)
      await expect(formOf(page).getByText(words.thanks)).toBeHidden()
      await expect(button(page)).toBeVisible()

      const { callsAbout } = await openStore()
      const calls = await callsAbout(email)
      expect(calls.map(({ method, path, body }) => [method, path.split('?')[0], [body].flat()])).toEqual([
        ['POST', '/rest/v1/newsletter_subscriptions', [{ email }]],
      ])
    })

    test('the button says that it is saving', async ({ page }) => {
      await page.goto(PATH)
      await page.route(`**${PATH}*`, async (route) => {
        if (route.request().method() === 'POST') return
        await route.continue()
      })
      await field(page).fill(uniqueEmail())
      await button(page).click()
      await expect(formOf(page).getByRole('button', { name: words.saving })).toBeDisabled()
    })

    test.describe('when the rest of the page cannot be fetched', () => {
      test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

      test('the server checks the address', async ({ page }) => {
        test.skip(withoutStore, NEEDS_STORE)
        await page.goto(PATH)
        await page.waitForLoadState('networkidle')
        await page.route('**/_next/static/chunks/**', (route) => route.abort())
        await field(page).fill('anna@')
        await button(page).click()
        await expect(field(page)).toHaveAccessibleDescription(errors.newsletterEmailInvalid)
        const email = uniqueEmail()
        await field(page).fill(email)
        await button(page).click()
        await expect(formOf(page).getByRole('status')).toHaveText(words.thanks)
      })
    })

    test('an address that is registered, in whatever letter case, and a backend that is down', async ({
      page,
    }) => {
      test.skip(withoutStore, NEEDS_STORE)
      const email = uniqueEmail()
      const { rows } = await openStore()
      await rows.from('newsletter_subscriptions').insert([{ email }])
      await page.goto(PATH)
      await field(page).fill(email.toUpperCase())
      await button(page).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.newsletterDuplicate })).toBeVisible()
      await expect(field(page)).toHaveValue(email.toUpperCase())

      await field(page).fill(`fault-down-${uniqueEmail()}`)
      await button(page).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.tryAgain })).toBeVisible()
    })
  })

  test.describe(`newsletter without JavaScript (${language})`, () => {
    test.skip(withoutStore, NEEDS_STORE)
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('the page comes back with the message, and then with thanks', async ({ page }) => {
      await page.goto(PATH)
      await field(page).fill('anna@')
      await button(page).click()
      await expect(formOf(page).getByText(errors.newsletterEmailInvalid)).toBeVisible()
      await expect(field(page)).toHaveValue('anna@')
      const email = uniqueEmail()
      await field(page).fill(email)
      await button(page).click()
      await expect(formOf(page).getByText(words.thanks)).toBeVisible()

      await page.goto(PATH)
      await field(page).fill(email)
      await button(page).click()
      await expect(formOf(page).getByText(errors.newsletterDuplicate)).toBeVisible()
    })
  })
}
