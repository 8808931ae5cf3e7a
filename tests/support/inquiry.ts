import type { Locator, Page } from '@playwright/test'
import { fillIn } from './site-forms'
import { expect, messages } from './test'
import { uniqueEmail } from './unique-email'

/** The booking inquiry as a guest meets it, for the browser tests. */
export const INQUIRY_PATH = '/booking-inquiry'
/** The same with the tab of companies open. */
export const COMPANY_PATH = `${INQUIRY_PATH}?fromConference=true`

export const field = (page: Page, name: string): Locator => page.locator(`#inquiry [name="${name}"]`)
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
export const category = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const submit = (page: Page, label: string = messages.sv.inquiry.submit): Promise<void> =>
  page.getByRole('button', { name: label }).click()

/** Opens a tab and waits until the page has scrolled to its panel: what scrolls away while it is clicked is missed. */
export async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await expectScrolledToPanel(page)
}

/** 80 px below the top of the window on phones, 120 px on wider ones. */
export async function expectScrolledToPanel(page: Page): Promise<void> {
  const offset = (page.viewportSize()?.width ?? 0) < 768 ? 80 : 120
  const panel = page.getByRole('tabpanel')
  await expect
    .poll(() => panel.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
      intervals: [50],
    })
    .toBe(offset)
}

/**
 * Fills in what both tabs ask for.
 * @returns its email, which no other inquiry has
 */
export async function fillShared(page: Page, changes: Record<string, string> = {}): Promise<string> {
  const email = uniqueEmail()
  const values = {
    name: 'Åsa <b>Öberg</b> 🏔️',
    email,
    phone: '070-174 06 35',
    participants: '12',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
    ...changes,
  }
  await fillIn(page.locator('#inquiry'), values)
  return email
}
