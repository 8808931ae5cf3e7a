import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** The lost-and-found request as a guest meets it, for the browser tests. */
export const LOST_AND_FOUND_PATH = '/kvarglomt'

export const lostAndFoundField = (page: Page, name: string): Locator =>
  page.locator(`#lost-and-found [name="${name}"]`)

/**
 * Fills in the form.
 * @returns its e-mail address, one of its own
 */
export async function fillLostAndFound(page: Page, changes: Record<string, string> = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const values = {
    name: 'Åke <b>Öst</b>',
    address: 'Storgatan 1',
    zipCode: '93500',
    city: 'Norsjö',
    phone: '+46 (70) 123-45 67',
    email,
    arrivalDate: '2025-03-03',
    departureDate: '2025-03-05',
    itemDescription: 'En grå mössa 🧶',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) await lostAndFoundField(page, name).fill(value)
  await lostAndFoundField(page, 'acceptTerms').check()
  return email
}
