import { randomUUID } from 'node:crypto'
import { bodyWithoutScripts, readForm } from '../../local/page-form.mjs'

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
 * Reads the page's form once and returns what sends it as a browser without scripts does.
 * @param {string} origin
 * @returns {Promise<(values: Record<string, string>) => Promise<Response>>}
 */
export async function plainForm(origin) {
  const form = readForm(await (await fetch(origin + INQUIRY_PATH)).text(), 'inquiry')
  return (values) => {
    const fields = { formType: 'private', category: 'other', ...values }
    const body = bodyWithoutScripts(form, Object.entries(fields))
    return fetch(origin + INQUIRY_PATH, { method: 'POST', body, headers: { origin } })
  }
}
