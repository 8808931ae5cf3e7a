import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

import { GET, POST } from '@/app/api/newsletter/unsubscribe/route'
import { unsubscribe } from '@/components/forms/unsubscribe/action'
import { formDataOf } from '@/tests/support/form-data'
import { watchAction } from '@/tests/support/site-calls'
import { uniqueEmail } from '@/tests/support/unique-email'

const { breakCalls, rows, logged } = watchAction()
const subscriptions = () => rows.from('newsletter_subscriptions')

/** Stores a subscription and returns its token. */
async function signUp(email: string): Promise<string> {
  const stored = await subscriptions().insert([{ email }]).select('unsubscribe_token').single()
  return stored.data?.unsubscribe_token ?? ''
}

let email: string
let token: string
beforeEach(async () => {
  email = `${randomUUID()}@Example.com`
  token = await signUp(email)
})

const isSubscribed = async () => (await subscriptions().select('id').eq('email', email)).data?.length === 1

describe('the form of the page', () => {
  const press = (t: string) => unsubscribe(null, formDataOf({ t }))

  test('ends its subscription alone, and answers the same for a second press and an unknown token', async () => {
    const other = await signUp(uniqueEmail())
    for (const each of [other, randomUUID()]) expect(await press(each)).toBe('done')
    expect(await isSubscribed()).toBe(true)
    for (const again of [token, token]) expect(await press(again)).toBe('done')
    expect(await isSubscribed()).toBe(false)
  })

  test('does not end a subscription that is newer than the letter', async () => {
    await press(token)
    const later = await signUp(email)
    await press(token)
    expect(await isSubscribed()).toBe(true)
    await press(later.toUpperCase())
    expect(await isSubscribed()).toBe(false)
  })

  test('ends nothing for a link that is cut short or made up', async () => {
    for (const t of ['', 'made-up', token.slice(0, -6), `${token} `, email, 'a'.repeat(5000), "' or true--"])
      expect(await press(t), t).toBe('invalid')
    expect(await unsubscribe(null, new FormData())).toBe('invalid')
    expect(await isSubscribed()).toBe(true)
  })

  test('says that a failing backend ended nothing, and logs neither email nor link', async () => {
    breakCalls(/end_newsletter_subscription/)
    expect(await press(token)).toBe('failed')
    expect(await isSubscribed()).toBe(true)
    const lines = logged.mock.calls.join()
    expect(lines).toMatch(/"message":"A newsletter subscription was not ended\.","reason":".+"/)
    for (const secret of [email, token]) expect(lines).not.toContain(secret)
  })
})

describe('the one-click request of a mail program (RFC 8058)', () => {
  const ONE_CLICK = 'List-Unsubscribe=One-Click'

  const PARTS = `--Part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--Part--\r\n`

  const URL_ENCODED = 'application/x-www-form-urlencoded'

  /** No length is named, as where the body comes in chunks. */
  async function post(t: string, body: FormData | string | Blob = ONE_CLICK, type?: string): Promise<number> {
    const url = `http://site.example/api/newsletter/unsubscribe?t=${t}`
    const headers = type ? { 'content-type': type } : undefined
    return (await POST(new Request(url, { method: 'POST', body, headers }))).status
  }

  test.each([
    ['a form', ONE_CLICK, URL_ENCODED],
    ['a form with a line break at its end', `${ONE_CLICK}\r\n`, URL_ENCODED],
    ['a form in parts', formDataOf({ 'List-Unsubscribe': 'One-Click' })],
    ['a form in parts whose type is in capitals', PARTS, 'Multipart/Form-Data; boundary=Part'],
    ['a body without a content type', new Blob([ONE_CLICK])],
  ])('ends the subscription, sent as %s', async (_, body, type?: string) => {
    expect(await post(`${token}%20`, body, type)).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })

  test('leads to the page where a mail program opens the link instead', async () => {
    const { status, headers } = GET(new Request(`http://site.example/api/newsletter/unsubscribe?t=${token}`))
    expect([status, headers.get('location')]).toEqual([303, `/avregistrera?t=${token}`])
    expect(await isSubscribed()).toBe(true)
  })

  test('is refused for an unknown link and another body, and may be repeated when the backend fails', async () => {
    expect(await post('made-up')).toBe(400)
    for (const body of ['', 'List-Unsubscribe=', `${'x'.repeat(5000)}&${ONE_CLICK}`])
      expect(await post(token, body, URL_ENCODED)).toBe(400)
    expect(await post(token, ONE_CLICK, 'multipart/form-data; boundary=x')).toBe(400)
    breakCalls(/end_newsletter_subscription/)
    expect(await post(token)).toBe(503)
    expect(await isSubscribed()).toBe(true)
  })
})
