import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { openStore } from '../support/stored'
import { expect, expectNoAxeViolations, holdBack, messages, test } from '../support/test'

/** The newsletter in the footer. */

const PATH = '/magic'
const uniqueEmail = () => `${randomUUID()}@example.com`
const formOf = (page: Page) => page.locator('#letters')
const fieldOf = (page: Page, language: Locale = 'sv') =>
  formOf(page).getByLabel(messages[language].newsletter.label)
const buttonOf = (page: Page, language: Locale = 'sv') =>
  formOf(page).getByRole('button', { name: messages[language].newsletter.subscribe })

const { newsletter, forms } = messages.sv

test('nothing is ignored, what cannot be stored is said beside the field, and what can is thanked for', async ({
  page,
}) => {
  const field = fieldOf(page)
  const alert = page.getByRole('alert')
  const subscribe = async (address: string) => {
    await field.fill(address)
    await buttonOf(page).click()
  }
  const email = uniqueEmail()
  const { rows } = await openStore()
  await rows.from('newsletter_subscriptions').insert([{ email }])
  await page.goto(PATH)
  await subscribe('  ')
  await expect(field).toHaveAttribute('aria-invalid', 'false')

  await subscribe('anna@')
  await expect(field).toHaveAccessibleDescription(forms.errors.newsletterEmailInvalid)
  await expect(field).toBeFocused()
  await expectNoAxeViolations(page, '#letters')
  await field.fill('anna@example.com')
  await expect(formOf(page).getByText(forms.errors.newsletterEmailInvalid)).toBeHidden()

  // In whatever letter case.
  await subscribe(email.toUpperCase())
  await expect(alert.filter({ hasText: forms.errors.newsletterDuplicate })).toBeVisible()
  await expect(field).toHaveValue(email.toUpperCase())
  await subscribe(`fault-down-${uniqueEmail()}`)
  await expect(alert.filter({ hasText: forms.errors.tryAgain })).toBeVisible()

  const release = await holdBack(page, `**${PATH}*`, 'POST')
  await subscribe(uniqueEmail())
  await expect(formOf(page).getByRole('button', { name: newsletter.saving })).toBeDisabled()
  release()
  await expect(formOf(page).getByRole('button', { name: newsletter.sent })).toBeVisible()
  await expect(formOf(page).getByRole('status')).toHaveText(newsletter.thanks)
})

test('a tick for 2 seconds, the thank-you for 5, and the form again', async ({ page }) => {
  const field = fieldOf(page)
  await page.clock.install()
  await page.goto(PATH)
  const email = uniqueEmail()
  await field.fill(email)
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.press('Enter')

  const tick = formOf(page).getByRole('button', { name: newsletter.sent })
  await expect(tick).toBeVisible()
  await expect(field).toHaveValue('')
  await page.clock.runFor(1900)
  await expect(tick).toBeVisible()
  await page.clock.runFor(200)
  await expect(formOf(page).getByRole('status')).toHaveText(newsletter.thanks)
  await expect(field).toBeHidden()
  await page.clock.runFor(4800)
  await expect(formOf(page).getByText(newsletter.thanks)).toBeVisible()
  await page.clock.runFor(300)
  await expect(formOf(page).getByText(newsletter.thanks)).toBeHidden()
  await expect(buttonOf(page)).toBeVisible()
})

test.describe('when the rest of the page cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

  test('the server checks the address', async ({ page }) => {
    await page.goto(PATH)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await fieldOf(page).fill('anna@')
    await buttonOf(page).click()
    await expect(fieldOf(page)).toHaveAccessibleDescription(forms.errors.newsletterEmailInvalid)
    await expect(fieldOf(page)).toBeFocused()
    await fieldOf(page).fill(uniqueEmail())
    await buttonOf(page).click()
    await expect(formOf(page).getByRole('status')).toHaveText(newsletter.thanks)
  })
})

test.describe('that cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

  test('a toast says so below the header, and leaves by itself after 4 s', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await page.route('**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await fieldOf(page).fill(uniqueEmail())
    await buttonOf(page).click()
    const toast = page.getByRole('region', { name: forms.toast.region }).getByRole('alert').first()
    await expect(toast).toBeVisible()
    const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    await page.clock.fastForward(4000)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page comes back with the message, and then with thanks', async ({ page, chooseLanguage }) => {
    const words = messages.en
    const field = fieldOf(page, 'en')
    const button = buttonOf(page, 'en')
    await chooseLanguage('en')
    await page.goto(PATH)
    await field.fill('anna@')
    await button.click()
    await expect(formOf(page).getByText(words.forms.errors.newsletterEmailInvalid)).toBeVisible()
    await expect(field).toHaveValue('anna@')
    const email = uniqueEmail()
    await field.fill(email)
    await button.click()
    await expect(formOf(page).getByText(words.newsletter.thanks)).toBeVisible()

    await page.goto(PATH)
    await field.fill(email)
    await button.click()
    await expect(formOf(page).getByText(words.forms.errors.newsletterDuplicate)).toBeVisible()
  })
})
