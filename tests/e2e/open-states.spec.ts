import type { Page } from '@playwright/test'
import { applyButton } from '../support/site-forms'
import { allOf, expect, messages, test, widths } from '../support/test'

const { layout, jobApplication } = messages.sv

const dialogs: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the side menu, all its rows open',
    '/boende',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: layout.menu, exact: true }).click()
      const rows = page.getByRole('dialog').locator('button[aria-expanded]')
      await expect(rows.first()).toBeVisible()
      for (const row of await allOf(rows)) await row.click()
      await expect(page.getByRole('dialog').locator('button[aria-expanded="false"]')).toHaveCount(0)
    },
  ],
  [
    'a job application with what is missing',
    '/lediga-jobb',
    async (page) => {
      await applyButton(page).click()
      await page.getByRole('dialog').getByRole('button', { name: jobApplication.submit }).click()
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  ],
  [
    'a package',
    '/paketerbjudanden',
    (page) => page.locator('main article').getByRole('button').first().click(),
  ],
  [
    'the activity sheet',
    '/teambuilding',
    (page) => page.getByRole('button', { name: messages.sv.teambuilding.openSheet }).click(),
  ],
  ['the chat', '/boende', (page) => page.getByRole('button', { name: layout.openChat }).click()],
]

for (const [name, path, open] of dialogs) {
  test(`${name} has no findings of axe, and works at 400 %`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: widths.desktop, height: 844 })
    await page.goto(path)
    await open(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveNoAxeViolations()
    await page.setViewportSize({ width: widths.phone, height: 844 })
    await expect(page).toHaveNoAxeViolations()

    // 1280 × 1024 at 400 %
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(findSidewaysScroll)).toEqual([])
    expect(await dialog.evaluate(findUnreachable)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

test('the check with axe finds text of too little contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="sv"><title>x</title><main><h1 style="font-size:18px;font-weight:400;color:#666">Grått</h1></main></html>',
  )
  await expect(expect(page).toHaveNoAxeViolations()).rejects.toThrow('color-contrast-enhanced')
})

/** Runs in the page: what makes it, or a scrolling part of it, wider than it is shown. */
function findSidewaysScroll(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .filter(
      (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) || element.tagName === 'HTML',
    )
    .map((element) => `${element.tagName} ${element.className}`)
}

/** Runs in the page: controls of a dialog that no scrolling brings out from under the window's edge or its bars. */
function findUnreachable(dialog: Element): string[] {
  return [...dialog.querySelectorAll('a[href], button, input:not([tabindex="-1"]), select, textarea')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ block: 'center' })
      const { top, left, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return !control.contains(hit) && !hit?.closest('label')?.contains(control)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}
