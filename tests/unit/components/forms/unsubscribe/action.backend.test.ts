import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

import { POST } from '@/app/api/newsletter/unsubscribe/route'
import { unsubscribe } from '@/components/forms/unsubscribe/action'
import { connect } from '@/tests/support/backend'
import { formDataOf } from '@/tests/support/form-data'
import { watchCalls } from '@/tests/support/site-calls'

const backend = inject('backend')
const service = connect(backend)
const { breakCalls } = watchCalls(backend)

/** Stores a subscription and returns its token. */
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

describe('the form of the page', () => {
  const press = (t: string) => unsubscribe(null, formDataOf({ t }))

  test('ends the subscription; once more says the same', async () => {
    expect(await press(token)).toBe('done')
    expect(await isSubscribed()).toBe(false)
    expect(await press(token)).toBe('done')
  })

  test('ends no other subscription, and answers alike for a token that never was', async () => {
    const other = await signUp(`${randomUUID()}@example.com`)
    for (const each of [other, randomUUID()]) expect(await press(each)).toBe('done')
    expect(await isSubscribed()).toBe(true)
  })

  test('leaves a subscription alone that was made after the letter', async () => {
    await press(token)
    const later = await signUp(email)
    expect(later).not.toBe(token)
    await press(token)
    expect(await isSubscribed()).toBe(true)
    await press(later.toUpperCase())
    expect(await isSubscribed()).toBe(false)
  })

  test.each([
    () => '',
    () => 'made-up',
    () => token.slice(0, -6),
    () => `${token} `,
    () => email,
    () => 'a'.repeat(5000),
    () => "' or true--",
  ])('does nothing for a link that is cut short or made up (%#)', async (makeToken) => {
    expect(await press(makeToken())).toBe('invalid')
    expect(await unsubscribe(null, new FormData())).toBe('invalid')
    expect(await isSubscribed()).toBe(true)
  })

  test('says so where the backend is away, and logs neither address nor link', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    expect(await press(token)).toBe('failed')
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
  const asForm = () => formDataOf({ 'List-Unsubscribe': 'One-Click' })

  async function post(query: string, body: FormData | string): Promise<number> {
    // The length is named but not compared.
    const length = { 'content-length': '200' }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = new NextRequest(`http://site.example/api/newsletter/unsubscribe${query}`, {
      method: 'POST',
      body,
      headers: body instanceof FormData ? length : { ...length, ...type },
    })
    return (await POST(request)).status
  }

  test.each([
    ['as text', () => ONE_CLICK],
    ['as multipart', asForm],
  ])('ends the subscription without a redirect, sent %s', async (_case, body) => {
    expect(await post(`?t=${token}`, body())).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })

  test('hears that a link is not ours, and that it may try again', async () => {
    expect(await post('?t=made-up', ONE_CLICK)).toBe(400)
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    expect(await post(`?t=${token}`, ONE_CLICK)).toBe(503)
  })

  test('nothing else ends it', async () => {
    expect(await post(`?t=${token}`, '')).toBe(400)
    expect(await isSubscribed()).toBe(true)
  })
})
