import type { Locator, Page } from '@playwright/test'
import { expect, messages, untilInteractive, widths } from './test'
import type { Locale } from '@/lib/i18n/locales'

/** A guest with a phone on a slow connection, for tests that walk from a page to the answer. */

export const phone = {
  viewport: { width: widths.phone, height: 844 },
  isMobile: true,
  hasTouch: true,
  // Chromium's words for a request without a connection.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
}

const SLOW_CONNECTION = {
  // milliseconds until an answer begins
  latency: 400,
  // 400 kbit/s, in bytes
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

/** A connection of 400 kbit/s that can be cut. */
export interface SlowConnection {
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** From now on the page has a slow connection. */
export async function slowDown(page: Page): Promise<SlowConnection> {
  const session = await page.context().newCDPSession(page)
  const setOffline = async (offline: boolean) => {
    await session.send('Network.emulateNetworkConditions', { ...SLOW_CONNECTION, offline })
  }
  await setOffline(false)
  return { cut: () => setOffline(true), restore: () => setOffline(false) }
}

/** Fills in controls by their names: text, the value of a select, `true` for a box to tick. */
export async function fillIn(
  form: Page | Locator,
  values: Readonly<Record<string, string | true>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if (value === true) await control.check()
    else if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Checks that controls hold what was filled in. */
export async function expectFilledIn(
  form: Page | Locator,
  values: Readonly<Record<string, string | true>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if (value === true) await expect(control).toBeChecked()
    else await expect(control).toHaveValue(value)
  }
}

/** Taps the button in the header that shows the page in a language. */
export async function switchLanguage(page: Page, language: Locale): Promise<void> {
  const name = language.toUpperCase()
  await page.getByRole('banner').getByRole('button', { name, exact: true }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await untilInteractive(page)
}

/** Sends a form while the connection is cut, checks what the guest is told, and restores the connection. */
export async function sendOffline(
  page: Page,
  connection: SlowConnection,
  button: Locator,
  language: Locale,
): Promise<void> {
  const { noAnswer, errors, sending } = messages[language].forms
  await connection.cut()
  await button.tap()
  const alert = page.getByRole('alert').filter({ hasText: errors.connectionLost.slice(0, 60) })
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText(noAnswer)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('button', { name: sending })).toHaveCount(0)
  await connection.restore()
}
