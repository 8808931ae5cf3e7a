import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pdfUpload } from '../support/documents'
import { formDataOf } from '../support/form-data'
import { pageForm, postForm } from '../support/site-forms'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

/** Somebody who can be recognised by every field; the word makes the backend answer 503. */
const person = {
  name: 'Ragnhild Fjällström fault-down',
  email: `ragnhild-${randomUUID()}@example.com`,
  phone: '070-174 06 99',
  itemDescription: 'Ett medaljonghalsband efter mormor Ragnhild',
  message: 'Jag heter Ragnhild och söker jobb',
}
const PERSONAL = /ragnhild|fjällström|070-174 06 99|medaljong/i

const readLog = () => readFile(path.resolve('supabase/.temp/e2e-site.log'), 'utf8')

/** The lines that a request has left, parsed. */
async function linesOf(requestId: string): Promise<Record<string, unknown>[]> {
  const lines = (await readLog()).split('\n').filter((line) => line.includes(requestId))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a failing backend is logged with the request id, without personal data', async ({ page, request }) => {
  const id = `e2e-${randomUUID()}`
  const form = await pageForm(page, '/lediga-jobb', 'cv')
  const fields = { ...form, ...person, job: 'chef', cv: pdfUpload('Ragnhild', 'Ragnhild.pdf') }
  const response = await postForm(request, '/lediga-jobb', fields, { 'x-request-id': id })
  expect(response.status()).toBe(200)
  expect(response.headers()['x-request-id']).toBe(id)
  expect(await response.text()).not.toMatch(/\bat .+\.js:\d+|node_modules|Error:/)
  const line = { level: 'error', message: 'A job application was not stored.' }
  await expect.poll(() => linesOf(id)).toContainEqual(expect.objectContaining(line))
  expect(await readLog()).not.toMatch(PERSONAL)
})

test('an unreadable form is logged without its content', async ({ page, request }) => {
  const spoilt = Buffer.from(`{"name":"${person.name}","email":"${person.email}"`)
  const { name, itemDescription } = person
  const form = await pageForm(page, '/kvarglomt', 'itemDescription')
  const posted = new Response(formDataOf({ ...form, name, itemDescription }))
  const headers = { 'content-type': posted.headers.get('content-type')!, origin: new URL(page.url()).origin }
  const body = Buffer.from(await posted.arrayBuffer())
  const inPlaceOf = (first: string) =>
    Buffer.from(
      body
        .toString('utf8')
        .replaceAll(new RegExp(`\\r\\n\\r\\n\\${first}.*\\r\\n`, 'g'), `\r\n\r\n${person.name}\r\n`),
    )
  const sendings = [
    { headers: { ...headers, 'x-request-id': 'e2e-cut-off' }, data: body.subarray(0, body.length - 80) },
    // The hidden fields that the page itself has sent along, spoilt.
    { headers, data: inPlaceOf('{') },
    { headers: { ...headers, 'x-request-id': 'e2e-spoilt-state' }, data: inPlaceOf('[') },
    ...['multipart/form-data; boundary=x', 'text/plain', 'application/json'].map((contentType) => ({
      headers: { 'content-type': contentType, 'next-action': 'a'.repeat(42) },
      data: spoilt,
    })),
  ]
  for (const { headers, data } of sendings) {
    const response = await request.post('/kvarglomt', { headers, data })
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toMatch(PERSONAL)
  }
  for (const id of ['e2e-cut-off', 'e2e-spoilt-state']) {
    await expect
      .poll(() => linesOf(id))
      .toEqual([expect.objectContaining({ level: 'notice', message: 'A form could not be read.' })])
  }
  expect(await readLog()).not.toMatch(PERSONAL)
})
