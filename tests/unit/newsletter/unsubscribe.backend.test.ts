import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { POST } from '@/app/api/newsletter/unsubscribe/route'
import { connect } from '@/tests/support/backend'
import { watchCalls } from '@/tests/support/site-calls'

const backend = inject('backend')
const service = connect(backend)
const { breakCalls } = watchCalls(backend)

/** Stores a subscription and answers its token. */
async function signUp(address: string): Promise<string> {
  const stored = await service
    .from('newsletter_subscriptions')
    .insert([{ email: address }])
    .select('unsubscribe_token')
    .single()
  expect(stored.error).toBeNull()
  return stored.data?.unsubscribe_token ?? ''
}

let email: string
let token: string
beforeEach(async () => {
  breakCalls()
  email = `${randomUUID()}@Example.com`
  token = await signUp(email)
})

const isSubscribed = async () =>
  ((await service.from('newsletter_subscriptions').select('id').eq('email', email)).data ?? []).length > 0

/** What a browser posts from the page, or, with a body, what a mail program posts. */
function request(query: string, body?: FormData | string): NextRequest {
  // Whoever posts names the length; what it is exactly, nobody compares.
  const length = { 'content-length': '200' }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return new NextRequest(`http://site.example/api/newsletter/unsubscribe${query}`, {
    method: 'POST',
    body: body ?? '',
    headers: body instanceof FormData ? length : { ...length, ...type },
  })
}
const post = async (query: string, body?: FormData | string) => {
  const response = await POST(request(query, body))
  return { status: response.status, location: response.headers.get('location') }
}

describe('the form of the page', () => {
  test('ends the subscription; once more says the same', async () => {
    expect(await post(`?t=${token}`)).toEqual({ status: 303, location: '/avregistrera?result=done' })
    expect(await isSubscribed()).toBe(false)
    expect(await post(`?t=${token}`)).toEqual({ status: 303, location: '/avregistrera?result=done' })
  })

  test('ends no other subscription, and answers alike for a token that never was', async () => {
    const other = await signUp(`${randomUUID()}@example.com`)
    for (const each of [other, randomUUID()]) {
      expect(await post(`?t=${each}`)).toEqual({ status: 303, location: '/avregistrera?result=done' })
    }
    expect(await isSubscribed()).toBe(true)
  })

  test('leaves a subscription alone that was made after the letter', async () => {
    await post(`?t=${token}`)
    const later = await signUp(email)
    expect(later).not.toBe(token)
    await post(`?t=${token}`)
    expect(await isSubscribed()).toBe(true)
    await post(`?t=${later.toUpperCase()}`)
    expect(await isSubscribed()).toBe(false)
  })

  test('stays in the language of the address', async () => {
    expect((await post(`?t=${token}&lang=en`)).location).toBe('/avregistrera?result=done&lang=en')
  })

  test.each([
    () => '',
    () => '?t=',
    () => '?t=made-up',
    () => `?t=${token.slice(0, -6)}`,
    () => `?t=${token}%20`,
    () => `?t=${email}`,
    () => `?t=${'a'.repeat(5000)}`,
    () => `?t='%20or%20true--`,
  ])('does nothing for a link that is cut short or made up (%#)', async (queryOf) => {
    const query = queryOf()
    expect(await post(query)).toEqual({ status: 303, location: '/avregistrera?result=invalid' })
    expect(await isSubscribed()).toBe(true)
  })

  test('keeps the link where the backend is away, and logs neither address nor link', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    const location = `/avregistrera?result=failed&t=${token}`
    expect(await post(`?t=${token}`)).toEqual({ status: 303, location })
    expect(await isSubscribed()).toBe(true)
    expect(log.mock.calls.flat().join()).toMatch(
      /"message":"A newsletter subscription was not ended\.","reason":".+"/,
    )
    expect(log.mock.calls.flat().join()).not.toContain(email)
    expect(log.mock.calls.flat().join()).not.toContain(token)
    log.mockRestore()
  })
})

describe('the one-click request of a mail program (RFC 8058)', () => {
  const ONE_CLICK = 'List-Unsubscribe=One-Click'
  const asForm = () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    return form
  }

  test.each([
    ['as text', () => ONE_CLICK],
    ['as multipart', asForm],
  ])('ends the subscription without a redirect, sent %s', async (_case, body) => {
    expect(await post(`?t=${token}`, body())).toEqual({ status: 200, location: null })
    expect(await isSubscribed()).toBe(false)
  })

  test('hears that a link is not ours, and that it may try again', async () => {
    expect((await post('?t=made-up', ONE_CLICK)).status).toBe(400)
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    expect((await post(`?t=${token}`, ONE_CLICK)).status).toBe(503)
  })
})
