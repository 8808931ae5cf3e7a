import type { Locator, Page } from '@playwright/test'
import { lostAndFoundCopy } from '@/content/lost-and-found'
import { SEASON_DAY } from '@/scripts/season'
import { bothMails, storedRow } from '../support/arrived'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../support/forms'
import {
  LOST_AND_FOUND_PATH as PATH,
  fillLostAndFound as fillIn,
  lostAndFoundField as field,
} from '../support/lost-and-found'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  holdBack,
  messages,
  test,
} from '../support/test'

const { lostAndFound: words, forms } = messages.sv
const { errors } = forms
const copy = lostAndFoundCopy.sv
const submit = (page: Page, label = words.submit) => page.getByRole('button', { name: label }).click()

/** What an empty form says beside its fields. */
const missing = {
  name: errors.lostNameTooShort,
  address: errors.addressTooShort,
  zipCode: new RegExp(errors.zipCodeTooShort),
  city: errors.cityTooShort,
  phone: errors.lostPhoneTooShort,
  email: errors.emailInvalid,
  arrivalDate: errors.arrivalMissing,
  departureDate: errors.departureMissing,
  itemDescription: new RegExp(errors.itemTooShort),
  acceptTerms: errors.termsNotAccepted,
}

/** Checks that the receipt names the stored request, and that only the hotel's e-mail has the guest's words. */
async function expectConfirmed(receipt: Locator, email: string): Promise<void> {
  const { reference } = await storedRow('lost_and_found', email)
  await expect(receipt).toContainText(reference)
  await expect(receipt).toContainText('En grå mössa 🧶')
  const { own, desk } = await bothMails(reference, email)
  expect(own.text).not.toMatch(/mössa|Åke|Norsjö/)
  expect(desk.text).toContain('mössa')
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test('tells the rules of the house, and then says what is wrong with each field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto(PATH)

  await test.step('tells the rules of the house beside the form', async () => {
    for (const text of [copy.kept.text, copy.kept.period, ...copy.rules, copy.storage]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(field(page, 'acceptTerms')).toHaveAccessibleName(new RegExp(copy.consent.slice(0, 60)))
    const link = page.locator('#lost-and-found').getByRole('link', { name: words.privacy })
    await expect(link).toHaveAttribute('href', '/villkor?tab=privacy')
  })

  await test.step('what the guest has gone on to below the form stays in the window when an error appears', async () => {
    await field(page, 'acceptTerms').focus()
    const next = page.getByRole('contentinfo').getByRole('listitem').getByRole('link').first()
    await next.evaluate((link: HTMLElement) => {
      link.scrollIntoView({ block: 'end' })
      link.focus({ preventScroll: true })
    })
    await expect(field(page, 'acceptTerms')).toBeInViewport()
    await expect(field(page, 'acceptTerms')).toHaveAccessibleDescription(errors.termsNotAccepted)
    await expect(next).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('a field is checked when it loses focus, an empty one too', async () => {
    await field(page, 'name').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'name')).toHaveAccessibleDescription(errors.lostNameTooShort)
    await field(page, 'zipCode').fill('935 00')
    await page.keyboard.press('Tab')
    await expect(field(page, 'zipCode')).toHaveAccessibleDescription(new RegExp(errors.zipCodeNotDigits))
    await field(page, 'phone').fill('070-123 45 67 x')
    await page.keyboard.press('Tab')
    await expect(field(page, 'phone')).toHaveAccessibleDescription(errors.phoneFormat)
  })

  await test.step('an empty form is refused field by field, and the summary takes the focus', async () => {
    for (const name of ['zipCode', 'phone']) await field(page, name).fill('')
    await submit(page)
    for (const [name, text] of Object.entries(missing)) {
      await expect(field(page, name)).toHaveAccessibleDescription(text)
    }
    await page.getByRole('link', { name: errors.cityTooShort }).click()
    await expect(field(page, 'city')).toBeFocused()
  })

  await test.step('dates are held against the hotel’s day', async () => {
    await fillIn(page, { arrivalDate: '2025-10-21', departureDate: '2025-10-21' })
    await submit(page)
    await expect(field(page, 'arrivalDate')).toHaveAccessibleDescription(errors.arrivalInFuture)
    await expect(field(page, 'departureDate')).toHaveAccessibleDescription(errors.departureInFuture)
    await field(page, 'arrivalDate').fill(SEASON_DAY)
    await field(page, 'departureDate').fill('2025-10-19')
    await expect(field(page, 'departureDate')).toHaveAccessibleDescription(errors.departureBeforeArrival)
    await expect(field(page, 'arrivalDate')).toHaveAccessibleDescription('')
  })
})

test.describe('sent', () => {
  test.skip(withoutStore, NEEDS_STORE)

  test('stores the request, thanks, and starts afresh', async ({ page }) => {
    await page.goto(PATH)
    const email = await fillIn(page, { roomNumber: '214' })
    await submit(page)
    await expect(page.getByRole('heading', { name: words.thanks.title })).toBeVisible()
    const receipt = page.getByRole('region', { name: words.thanks.title })
    await expect(receipt).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('link', { name: words.thanks.home })).toHaveAttribute('href', '/')
    await expectNoAxeViolations(page, 'main')

    await expectConfirmed(receipt, email)
    await expect(receipt).not.toContainText('senast')
    const { rows } = await openStore()
    const { data } = await rows.from('lost_and_found').select('room_number, language').eq('email', email)
    expect(data).toEqual([{ room_number: '214', language: 'sv' }])

    await page.getByRole('button', { name: words.thanks.back }).click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveValue('')

    await test.step('a notification that fails is no concern of the guest', async () => {
      await fillIn(page, { itemDescription: 'fault-mail' })
      await submit(page)
      await expect(page.getByRole('heading', { name: words.thanks.title })).toBeVisible()
    })
  })

  test('a backend that fails is an alert and a toast, with every value kept', async ({ page }) => {
    await page.goto(PATH)
    await fillIn(page, { itemDescription: 'fault-down' })
    await submit(page)
    await expect(page.getByText(errors.lostAndFoundNotSent)).toBeVisible()
    await expect(page.getByText(words.failed.text)).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: errors.lostAndFoundNotSent })
    await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
    await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(field(page, 'itemDescription')).toHaveValue('fault-down')
    await expect(field(page, 'acceptTerms')).toBeChecked()
    await expectNoAxeViolations(page)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the page comes back with messages and values, then with thanks, then empty', async ({
      page,
      chooseLanguage,
    }) => {
      const { lostAndFound, forms: common } = messages.en
      await chooseLanguage('en')
      await page.goto(PATH)
      const email = await fillIn(page, { zipCode: '935 00' })
      await submit(page, lostAndFound.submit)
      await expect(field(page, 'zipCode')).toHaveAccessibleDescription(
        new RegExp(common.errors.zipCodeNotDigits),
      )
      await expect(field(page, 'name')).toHaveValue('Åke <b>Öst</b>')
      await expect(field(page, 'arrivalDate')).toHaveValue('2025-03-03')
      await expect(field(page, 'acceptTerms')).toBeChecked()
      await field(page, 'zipCode').fill('93500')
      await submit(page, lostAndFound.submit)
      const receipt = page.getByRole('region', { name: lostAndFound.thanks.title })
      await expectConfirmed(receipt, email)
      await expect(receipt).not.toContainText('reply by')
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: lostAndFound.thanks.back }).click()
      await expect(field(page, 'name')).toHaveValue('')
    })
  })
})

test('a form sent before the checks have come waits for them, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  const release = await holdBack(page, '**/_next/static/chunks/**')
  await field(page, 'name').fill('Åsa Öberg')
  await field(page, 'name').press('Enter')
  await expect(page.getByRole('button', { name: forms.sending })).toBeDisabled()
  release()
  await expect(field(page, 'city')).toHaveAccessibleDescription(forms.errors.cityTooShort)
  await expect(field(page, 'name')).toHaveValue('Åsa Öberg')
  await expect(field(page, 'name')).toHaveAccessibleDescription('')
  await expect(page.getByRole('button', { name: words.submit })).toBeEnabled()
})
