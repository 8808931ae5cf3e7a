import type { Page } from '@playwright/test'
import { termsSections } from '@/content/terms'
import { expect, holdScripts, messages, test, untilInteractive, widths } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

/**
 * What a guest taps before a slow line has brought the scripts is answered at once; the tests without JavaScript have
 * the rest.
 */
test.use({ viewport: { width: widths.phone, height: 800 }, hasTouch: true })

const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const nameOf = (page: Page) => page.locator('#inquiry [name="name"]')

/**
 * Opens the inquiry, whose scripts are on the way, and types a name.
 * @returns the way to let the scripts come
 */
async function typeEarly(page: Page) {
  const release = await holdScripts(page)
  await page.goto('/booking-inquiry')
  await nameOf(page).fill('Tidig Typare')
  return release
}

test('a menu opened before hydration stays open, and the next one is the dialog', async ({ page }) => {
  const { layout } = messages.sv
  const release = await holdScripts(page)
  await page.goto('/relax')
  await menuButton(page, layout.menu).tap()
  const menu = menuOf(page, layout.menu)
  await expect(menu).toBeVisible()

  await test.step('the menu has no findings of axe, and works by keyboard', async () => {
    await expect(page).toHaveNoAxeViolations()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await menuButton(page, layout.menu).focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
  })

  release()
  await untilInteractive(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Teambuilding' }).tap()
  await expect(page).toHaveURL('/teambuilding')
  await expect(menu).toBeHidden()
  await menuButton(page, layout.menu).tap()
  await expect(page.getByRole('dialog', { name: layout.menu })).toBeVisible()
})

test('an accordion row and the arrow of a picture answer an early tap after hydration', async ({ page }) => {
  const releaseTerms = await holdScripts(page)
  await page.goto('/villkor')
  const row = page.getByRole('button', { name: termsSections[1]!.title.sv, exact: true })
  await row.tap()
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  releaseTerms()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(row).not.toHaveAttribute('aria-busy')

  const releaseRooms = await holdScripts(page)
  await page.goto('/boende')
  const next = page.getByRole('button', { name: messages.sv.slideshow.next }).first()
  await next.tap()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  releaseRooms()
  await expect(next).not.toHaveAttribute('aria-busy')
})

test('a tab of the inquiry that is pressed early keeps what was typed, and opens', async ({ page }) => {
  const release = await typeEarly(page)
  const tab = page.getByRole('tab', { name: messages.sv.inquiry.tabs.business })
  await tab.tap()
  release()
  await untilInteractive(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(nameOf(page)).toHaveValue('Tidig Typare')
})

test('a form that was refused before hydration takes its corrections after it', async ({ page }) => {
  const release = await typeEarly(page)
  const form = page.locator('#inquiry')
  const [spa, kind] = [form.locator('[name="requestSpa"]'), form.locator('[name="packageType"]')]
  await page.getByRole('radio', { name: 'Relax/Spa' }).check()
  await kind.selectOption('dagspa')
  await spa.check()
  await form.getByRole('button', { name: messages.sv.inquiry.submit }).tap()
  const email = form.locator('[name="email"]')
  await expect(email).toHaveAccessibleDescription(messages.sv.forms.errors.emailInvalid)
  release()
  await untilInteractive(page)
  await expect(nameOf(page)).toHaveValue('Tidig Typare')
  await expect(nameOf(page)).toHaveAccessibleDescription('')
  await expect(kind).toHaveValue('dagspa')
  await expect(spa).toBeChecked()
  await email.fill('tidig@example.com')
  await email.blur()
  await expect(email).toHaveAccessibleDescription('')
  await form.locator('[name="phone"]').fill('0701234567')
  await expect(email).toHaveAccessibleDescription('')
})

test('the sign-up and the language switch that are pressed early keep an inquiry', async ({ page }) => {
  const { newsletter } = messages.sv
  const releaseFirst = await typeEarly(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(newsletter.label).fill(uniqueEmail())
  await footer.getByLabel(newsletter.label).press('Enter')
  releaseFirst()
  await expect(footer.getByText(newsletter.thanks)).toBeVisible()
  await expect(nameOf(page)).toHaveValue('Tidig Typare')

  await page.evaluate(() => sessionStorage.clear())
  const releaseSecond = await typeEarly(page)
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).tap()
  releaseSecond()
  await expect(page.getByText(messages.en.forms.draft.restored)).toBeVisible()
  await expect(nameOf(page)).toHaveValue('Tidig Typare')
})

test('early values are kept on a page that an extension has changed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Minified React error #418/)
  const release = await typeEarly(page)
  const form = page.locator('#inquiry')
  await form.locator('[name="checkIn"]').fill('2026-02-03')
  await form.locator('[name="additionalRequests"]').fill('Två\nrader')
  await form.locator('[name="category"]').nth(1).check({ force: true })
  const before = await nameOf(page).elementHandle()
  await page.evaluate(() => {
    const title = document.querySelector('h1')
    title?.replaceChildren(document.createElement('a'))
  })
  release()
  await untilInteractive(page)
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(nameOf(page)).toHaveValue('Tidig Typare')
  await expect(form.locator('[name="checkIn"]')).toHaveValue('2026-02-03')
  await expect(form.locator('[name="additionalRequests"]')).toHaveValue('Två\nrader')
  await expect(form.locator('[name="category"]').nth(1)).toBeChecked()
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Tidig Typare')
})
