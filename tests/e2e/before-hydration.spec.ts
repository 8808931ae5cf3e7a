import type { Page } from '@playwright/test'
import { termsSections } from '@/content/terms'
import {
  expect,
  expectNoAxeViolations,
  holdScripts,
  messages,
  test,
  untilInteractive,
  widths,
} from '../support/test'

/** What a guest taps before a slow line has brought the scripts is answered at once. */
test.use({ viewport: { width: widths.phone, height: 800 }, hasTouch: true })

const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })

test('the menu button opens the menu, whose links lead on, and the chat’s place to the answers', async ({
  page,
}) => {
  const { layout, sideMenu, chat } = messages.sv
  const menu = menuOf(page, layout.menu)
  await holdScripts(page)
  await page.goto('/relax')
  await menuButton(page, layout.menu).tap()
  await expect(menu).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: sideMenu.close }).tap()
  await expect(menu).toBeHidden()
  await menuButton(page, layout.menu).tap()
  await menu.getByRole('link', { name: 'Teambuilding' }).tap()
  await expect(page).toHaveURL('/teambuilding')

  await page.goto('/boende')
  await page.getByRole('link', { name: chat.open, exact: true }).tap()
  await expect(page).toHaveURL('/fragor-och-svar')
})

test('a menu that is open stays open until it is left, and the next one is the dialog', async ({ page }) => {
  const { layout } = messages.sv
  const release = await holdScripts(page)
  await page.goto('/relax')
  await menuButton(page, layout.menu).tap()
  const menu = menuOf(page, layout.menu)
  await expect(menu).toBeVisible()

  await test.step('it has no findings, and the keyboard closes and opens it', async () => {
    await expectNoAxeViolations(page)
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

test('a filter shows its choice, and the language changes', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/paketerbjudanden')
  const filter = page.getByRole('navigation', { name: messages.sv.packages.categoryLabel })
  const choice = filter.getByRole('link').nth(1)
  await choice.tap()
  await expect(page).toHaveURL(/\/paketerbjudanden\?/)
  await expect(choice).toHaveAttribute('aria-current', 'page')

  await page.goto('/villkor?tab=event&lang=sv', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/villkor\?tab=event$/)
})

test('an accordion row and the arrow of a picture keep a tap until they can answer it', async ({ page }) => {
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
  const next = page.getByRole('button', { name: messages.sv.carousel.next }).first()
  await next.tap()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  releaseRooms()
  await expect(next).not.toHaveAttribute('aria-busy')
})
