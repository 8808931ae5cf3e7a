import type { Locator, Page } from '@playwright/test'
import { chatTexts } from '@/content/chat'
import { walkByKeyboard } from '../support/keyboard-walk'
import { answerCookieBanner } from '../support/forms'
import { expect, messages, test, widths } from '../support/test'

const { layout, chat } = messages.sv
const windows = [
  { width: widths.phone, height: 844 },
  { width: widths.desktop, height: 900 },
]

for (const viewport of windows) {
  test.describe(`by Tab alone at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const address of [
      '/',
      '/booking-inquiry',
      '/booking-inquiry?fromConference=true',
      '/kvarglomt',
      '/relax',
    ]) {
      test(`every stop of ${address} is seen, in order, and none is a trap`, async ({ page }) => {
        test.slow()
        // when reception is closed, the footer has one stop more
        await page.clock.setFixedTime('2025-10-20T20:00:00+02:00')
        await answerCookieBanner(page)
        await page.goto(address)
        const stops = await walkByKeyboard(page)
        expect(stops[0]).toContain(layout.skipToContent)
        expect(stops.length).toBeGreaterThan(20)
      })
    }

    test('the menu and a package keep the focus until they are closed', async ({ page }) => {
      await answerCookieBanner(page)
      await page.goto('/paketerbjudanden')
      const menu = page.getByRole('banner').getByRole('button', { name: layout.menu, exact: true })
      await expectFocusToStay(page, menu)
      await expectFocusToStay(page, page.getByRole('main').getByRole('article').getByRole('button').first())
    })

    test('the chat is reached, left and closed', async ({ page }) => {
      await answerCookieBanner(page)
      await page.goto('/boende')
      const opener = page.getByRole('button', { name: chat.open })
      await opener.press('Enter')
      const dialog = page.getByRole('dialog', { name: chatTexts.sv.heading })
      await expect(dialog).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })
  })
}

/** Opens by Enter, goes round once by Tab and once back, and closes by Escape. */
async function expectFocusToStay(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const count = await dialog.locator('a[href], button, input, select, textarea').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= count; press += 1) {
      await page.keyboard.press(key)
      expect(await dialog.evaluate((element) => element.contains(document.activeElement)), key).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}
