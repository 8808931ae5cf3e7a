import { randomUUID } from 'node:crypto'
import { recordForm } from '../../../tools/replay/record-form.ts'
import { replayForm } from '../../../tools/replay/sent-form.ts'
import { siteForms } from '../../../tools/replay/site-forms.ts'

/** The booking inquiry as a guest sends it: by a click, and as a plain form. */

export const INQUIRY_PATH = '/booking-inquiry'

/** What a guest fills in, under an address of its own. */
export function inquiryValues() {
  return {
    name: 'Åsa Öberg',
    email: `${randomUUID()}@example.com`,
    phone: '070-174 06 35',
    participants: '12',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
  }
}

/** The same as a row of the database. */
export function inquiryRow({ checkIn, checkOut, ...values }) {
  return {
    ...values,
    check_in_date: checkIn,
    check_out_date: checkOut,
    category: 'other',
    form_type: 'private',
    request_spa: false,
    request_activity: false,
  }
}

/**
 * Records the form once and returns what sends it as a browser without scripts does.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<(values: Record<string, string>) => Promise<Response>>}
 */
export async function plainForm(browser, origin) {
  const sent = await recordForm(browser, origin, siteForms.inquiry, false)
  return (values) => {
    const fields = Object.entries({ category: 'other', ...values }).map(([name, value]) => ({ name, value }))
    const { path, headers, body } = replayForm(sent, fields, { origin })
    return fetch(origin + path, { method: 'POST', body, headers })
  }
}
