import type { Locator, Page } from '@playwright/test'
import { fillLostAndFound } from '../support/site-forms'
import { storedUnder } from '../support/stored'
import { expect, holdBack, messages, test, testWithoutScripts, widths } from '../support/test'

const { lostAndFound: t, forms } = messages.sv
const { errors } = forms
const PATH = '/kvarglomt'
const field = (page: Page, name: string) => page.locator(`#lost-and-found [name="${name}"]`)
const submit = (page: Page, label = t.submit) => page.getByRole('button', { name: label }).click()

/** Checks that the receipt names the stored request. */
async function expectConfirmed(receipt: Locator, email: string): Promise<void> {
  const [row] = await storedUnder('lost_and_found', email)
  await expect(receipt).toContainText(row!.reference)
  await expect(receipt).toContainText('En grå mössa')
}

test('an error appears when its field is left, and all when an empty form is sent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto(PATH)

  await test.step('an error that appears leaves the focused control in the window', async () => {
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

  await test.step('an empty field is checked when it loses the focus', async () => {
    await field(page, 'name').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'name')).toHaveAccessibleDescription(errors.lostNameTooShort)
  })

  await test.step('a link of the summary leads to its field', async () => {
    await submit(page)
    await expect(page.locator('#lost-and-found [aria-invalid="true"]')).toHaveCount(10)
    await page.getByRole('link', { name: errors.cityTooShort }).click()
    await expect(field(page, 'city')).toBeFocused()
    await expect(page).toHaveNoAxeViolations('main')
    await expect(page).toHaveNoSidewaysScroll()
  })
})

test('a request is stored and confirmed, and the form starts anew', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto(PATH)
  const email = await fillLostAndFound(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: t.thanks.title })).toBeInViewport()
  const receipt = page.getByRole('region', { name: t.thanks.title })
  await expect(receipt).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('link', { name: t.thanks.home })).toHaveAttribute('href', '/')
  await expect(page).toHaveNoAxeViolations('main')

  await expectConfirmed(receipt, email)
  await expect(receipt).not.toContainText('senast')
  await page.getByRole('button', { name: t.thanks.back }).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('')
})

testWithoutScripts('a request is sent without JavaScript', async ({ page, chooseLanguage }) => {
  const { lostAndFound, forms: common } = messages.en
  await chooseLanguage('en')
  await page.goto(PATH)
  const email = await fillLostAndFound(page, { zipCode: '935 00' })
  await submit(page, lostAndFound.submit)
  await expect(field(page, 'zipCode')).toHaveAccessibleDescription(new RegExp(common.errors.zipCodeNotDigits))
  await expect(field(page, 'name')).toHaveValue('Åke Öst')
  await expect(field(page, 'arrivalDate')).toHaveValue('2025-03-03')
  await expect(field(page, 'acceptTerms')).toBeChecked()
  await field(page, 'zipCode').fill('93500')
  await submit(page, lostAndFound.submit)
  const receipt = page.getByRole('region', { name: lostAndFound.thanks.title })
  await expectConfirmed(receipt, email)
  await expect(receipt).not.toContainText('reply by')
  await expect(page).toHaveNoSidewaysScroll()
  await page.getByRole('button', { name: lostAndFound.thanks.back }).click()
  await expect(field(page, 'name')).toHaveValue('')
})

test('a form sent before its checks have loaded waits for them and keeps its values', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: t.submit })).toBeEnabled()
})

testWithoutScripts('an outdated page without scripts keeps its values', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/)
  await page.goto(PATH)
  // From here on forms arrive as if their page came from an earlier build, whose server actions had other ids.
  await page.route('**', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1')
    const outdated = body?.replace(/[\da-f]{40,}/g, (id) => id.slice(0, 2) + '0'.repeat(id.length - 2))
    return route.continue(outdated === undefined ? {} : { postData: Buffer.from(outdated, 'latin1') })
  })
  await fillLostAndFound(page)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  const shown = page.waitForEvent('load')
  await submit(page)
  expect((await answer).ok()).toBe(false)
  await shown
  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('Åke Öst')
  await expect(field(page, 'itemDescription')).toHaveValue('En grå mössa\nmed tofs')
})
