import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pdfBytes } from '../support/documents'
import { NEEDS_STORE, withoutStore } from '../support/forms'
import { pageForms, postForm } from '../support/site-forms'
import { expect, messages, test } from '../support/test'

test.skip(withoutStore, NEEDS_STORE)

/** Somebody who can be recognised by every field; the word makes the backend answer 503. */
const person = {
  name: 'Ragnhild Fjällström fault-down',
  email: `ragnhild-${randomUUID()}@example.com`,
  phone: '070-174 06 99',
  address: 'Hemliga gränd 17',
  zipCode: '98765',
  city: 'Storuman-Ragnhild',
  company: 'Fjällströms Hembageri',
  bookingNumber: 'BOK-7788-R',
  itemDescription: 'Ett medaljonghalsband efter mormor Ragnhild',
  additionalRequests: 'Ragnhild är allergisk mot hasselnötter',
  message: 'Jag heter Ragnhild och söker jobb',
}
const PERSONAL = /ragnhild|fjällström|070-174 06 99|hemliga gränd|BOK-7788|hasselnöt|medaljong/i

const inquiry = { category: 'weekend', participants: '2', checkIn: '2027-03-12', checkOut: '2027-03-14' }
const lost = { arrivalDate: '2026-01-02', departureDate: '2026-01-03', acceptTerms: 'on' }

const readLog = () => readFile(path.resolve('supabase/.temp/e2e-site.log'), 'utf8')

/** The lines that a request has left, parsed. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const lines = (await readLog()).split('\n').filter((line) => line.includes(requestId))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a failing backend is logged by the id of the request, and nobody by name', async ({ request }) => {
  for (const [address, control, more, message] of [
    ['/booking-inquiry', 'checkIn', inquiry, 'A booking inquiry was not stored.'],
    ['/kvarglomt', 'itemDescription', lost, 'A lost-and-found request was not stored.'],
    ['/', 'email', {}, undefined],
  ] as const) {
    const id = `e2e-${randomUUID()}`
    const [form] = await pageForms(request, address, control)
    const response = await postForm(request, address, { ...form, ...person, ...more }, { 'x-request-id': id })
    expect(response.status()).toBe(200)
    expect(response.headers()['x-request-id']).toBe(id)
    expect(await response.text()).not.toMatch(/\bat .+\.js:\d+|node_modules|Error:/)
    if (message === undefined) continue
    await expect.poll(() => linesOf(id)).toContainEqual(expect.objectContaining({ level: 'error', message }))
  }
  expect(await readLog()).not.toMatch(PERSONAL)
})

test('so is a job application', async ({ request }) => {
  const id = `e2e-${randomUUID()}`
  const [form] = await pageForms(request, '/lediga-jobb', 'cv')
  const response = await postForm(
    request,
    '/lediga-jobb',
    {
      ...form,
      ...person,
      job: 'chef',
      cv: { name: 'Ragnhild Fjällström.pdf', mimeType: 'application/pdf', buffer: pdfBytes('Ragnhild') },
    },
    { 'x-request-id': id },
  )
  expect(response.headers()['x-request-id']).toBe(id)
  expect(await response.text()).toContain(messages.sv.forms.errors.tryAgain)
  await expect
    .poll(() => linesOf(id))
    .toContainEqual(expect.objectContaining({ message: 'A job application was not stored.' }))
  expect(await readLog()).not.toMatch(PERSONAL)
})

test('a form that cannot be read leaves nothing of it in the log', async ({ request }) => {
  for (const contentType of ['multipart/form-data; boundary=x', 'text/plain', 'application/json']) {
    const response = await request.post('/booking-inquiry', {
      data: Buffer.from(`{"name":"${person.name}","email":"${person.email}"`),
      headers: { 'content-type': contentType, 'next-action': 'a'.repeat(42) },
    })
    expect(response.status()).toBe(400)
  }
  const { email } = person
  const response = await request.get(`/tack/${email}`, { headers: { 'x-request-id': 'e2e-not-found' } })
  expect(response.status()).toBe(404)
  await expect
    .poll(() => linesOf('e2e-not-found'))
    .toContainEqual(expect.objectContaining({ path: '/tack/…' }))
  expect(await readLog()).not.toMatch(PERSONAL)
})
