import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { messages } from './test'

/** The booking inquiry as a guest meets it, for the browser tests. */
export const INQUIRY_PATH = '/booking-inquiry'
/** The same with the tab of companies open. */
export const COMPANY_PATH = `${INQUIRY_PATH}?fromConference=true`

export const field = (page: Page, name: string): Locator => page.locator(`#inquiry [name="${name}"]`)
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
export const category = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const submit = (page: Page, label: string = messages.sv.inquiry.submit): Promise<void> =>
  page.getByRole('button', { name: label }).click()

/**
 * Fills in what both tabs ask for.
 * @returns its e-mail address, one of its own
 */
export async function fillShared(page: Page, changes: Record<string, string> = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const values = {
    name: 'Åsa <b>Öberg</b> 🏔️',
    email,
    phone: '070-174 06 35',
    participants: '12',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  return email
}
