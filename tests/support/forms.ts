import type { Page } from '@playwright/test'

/** Tests that look at what was stored need the test server with its backend; a server that runs already has none. */
export const withoutStore = Boolean(process.env.BASE_URL)
export const NEEDS_STORE = 'needs the test server and its backend'

/** Has the cookie banner answered before the page opens, so that it stands in no one's way. */
export async function answerCookieBanner(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
}

/** Everything that the page says on the console, in order. */
export function listenToConsole(page: Page): string[] {
  const texts: string[] = []
  page.on('console', (message) => texts.push(message.text()))
  return texts
}
