import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { routePosts, signUp } from '../support/site-forms'
import { storeSubscriber } from '../support/stored'
import { expect, holdBack, messages, test, testWithoutScripts } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const PATH = '/magic'
const formOf = (page: Page) => page.locator('#letters')
const fieldOf = (page: Page, language: Locale = 'sv') =>
  formOf(page).getByLabel(messages[language].newsletter.label)
const buttonOf = (page: Page, language: Locale = 'sv') =>
  formOf(page).getByRole('button', { name: messages[language].newsletter.subscribe })

const { newsletter, forms, layout } = messages.sv

test('an empty field is ignored, an error stands beside it, a sign-up is thanked for', async ({ page }) => {
  const field = fieldOf(page)
  const alert = page.getByRole('alert')
  const subscribe = (email: string) => signUp(formOf(page), email)
  const { email } = await storeSubscriber()
  await page.goto(PATH)
  await subscribe('  ')
  await expect(field).toHaveAttribute('aria-invalid', 'false')

  await subscribe('anna@')
  await expect(field).toHaveAccessibleDescription(forms.errors.newsletterEmailInvalid)
  await expect(field).toBeFocused()
  await expect(alert.filter({ hasText: forms.errors.newsletterEmailInvalid })).toBeVisible()
  await expect(page).toHaveNoAxeViolations('#letters')
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

test('a tick stands for 2 seconds and the thanks for 5, then the form returns', async ({ page }) => {
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

test('the server checks an email whose validation does not load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/)
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

test('a toast below the header says for 4 s that a sign-up failed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch/)
  await page.clock.install()
  await page.goto(PATH)
  await routePosts(page, '**', (route) => route.abort())
  await fieldOf(page).fill(uniqueEmail())
  await buttonOf(page).click()
  const toast = page.getByRole('region', { name: layout.toasts }).getByRole('alert').first()
  await expect(toast).toBeVisible()
  const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  await page.clock.fastForward(4000)
  await expect(toast).toHaveCount(0)
})

testWithoutScripts('a sign-up is answered without JavaScript', async ({ page, chooseLanguage }) => {
  const t = messages.en
  const field = fieldOf(page, 'en')
  const button = buttonOf(page, 'en')
  await chooseLanguage('en')
  await page.goto(PATH)
  await field.fill('anna@')
  await button.click()
  await expect(formOf(page).getByText(t.forms.errors.newsletterEmailInvalid)).toBeVisible()
  await expect(field).toHaveValue('anna@')
  const email = uniqueEmail()
  await field.fill(email)
  await button.click()
  await expect(formOf(page).getByText(t.newsletter.thanks)).toBeVisible()

  await page.goto(PATH)
  await field.fill(email)
  await button.click()
  await expect(formOf(page).getByText(t.forms.errors.newsletterDuplicate)).toBeVisible()
})
