import type { Page } from '@playwright/test'
import { termsSections } from '@/content/terms'
import { PLANNER_PATH } from '@/lib/routes/paths'
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
  const release = await holdScripts(page)
  await page.goto('/booking-inquiry')
  const name = page.locator('#inquiry [name="name"]')
  await name.fill('Tidig Typare')
  const tab = page.getByRole('tab', { name: messages.sv.inquiry.tabs.business })
  await tab.tap()
  release()
  await untilInteractive(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(name).toHaveValue('Tidig Typare')
})

test('the sign-up and the language switch that are pressed early keep an inquiry', async ({ page }) => {
  const { newsletter } = messages.sv
  const name = page.locator('#inquiry [name="name"]')
  const openWithName = async () => {
    const release = await holdScripts(page)
    await page.goto('/booking-inquiry')
    await name.fill('Tidig Typare')
    return release
  }

  const releaseFirst = await openWithName()
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(newsletter.label).fill(uniqueEmail())
  await footer.getByLabel(newsletter.label).press('Enter')
  releaseFirst()
  await expect(footer.getByText(newsletter.thanks)).toBeVisible()
  await expect(name).toHaveValue('Tidig Typare')

  await page.evaluate(() => sessionStorage.clear())
  const releaseSecond = await openWithName()
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).tap()
  releaseSecond()
  await expect(page.getByText(messages.en.forms.draft.restored)).toBeVisible()
  await expect(name).toHaveValue('Tidig Typare')
})

test('a choice that is made early leaves the others of its name alone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PLANNER_PATH)
  const choices = page.locator('[name="activities"]')
  await choices.nth(2).check()
  release()
  await untilInteractive(page)
  await expect(page.locator('[name="activities"]:checked')).toHaveCount(1)
  await expect(choices.nth(2)).toBeChecked()
})

test('early values are kept on a page that an extension has changed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Minified React error #418/)
  const release = await holdScripts(page)
  await page.goto('/booking-inquiry')
  const form = page.locator('form', { has: page.locator('[name="participants"]') })
  await form.locator('[name="name"]').fill('Tidig Typare')
  await form.locator('[name="checkIn"]').fill('2026-02-03')
  await form.locator('[name="additionalRequests"]').fill('Två\nrader')
  await form.locator('[name="category"]').nth(1).check({ force: true })
  const before = await form.locator('[name="name"]').elementHandle()
  await page.evaluate(() => {
    const title = document.querySelector('h1')
    title?.replaceChildren(document.createElement('a'))
  })
  release()
  await untilInteractive(page)
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(form.locator('[name="name"]')).toHaveValue('Tidig Typare')
  await expect(form.locator('[name="checkIn"]')).toHaveValue('2026-02-03')
  await expect(form.locator('[name="additionalRequests"]')).toHaveValue('Två\nrader')
  await expect(form.locator('[name="category"]').nth(1)).toBeChecked()
  await page.reload()
  await expect(form.locator('[name="name"]')).toHaveValue('Tidig Typare')
})
