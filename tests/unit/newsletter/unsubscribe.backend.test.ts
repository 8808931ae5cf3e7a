import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

import { POST } from '@/app/api/newsletter/unsubscribe/route'
import { linkSecrets, sealAddress } from '@/lib/newsletter/sealed-address'
import { unsubscribe } from '@/lib/newsletter/unsubscribe-action'
import { connect } from '@/tests/support/backend'
import { formDataOf } from '@/tests/support/form-data'
import { watchCalls } from '@/tests/support/site-calls'

const backend = inject('backend')
const service = connect(backend)
const { breakCalls } = watchCalls(backend)
const secrets = linkSecrets({ SUPABASE_SECRET_KEY: backend.secretKey })

let email: string
let token: string
beforeEach(async () => {
  breakCalls()
  email = `${randomUUID()}@Example.com`
  token = sealAddress(email, secrets)
  expect((await service.from('newsletter_subscriptions').insert([{ email }])).error).toBeNull()
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

  test('answers alike for an address that was never subscribed', async () => {
    expect(await press(sealAddress(`${randomUUID()}@example.com`, secrets))).toBe('done')
  })

  test.each(['', 'made-up', sealAddress('x@example.com', ['made up'])])(
    'does nothing for a link that is not ours (%s)',
    async (made) => {
      expect(await press(made)).toBe('invalid')
      expect(await unsubscribe(null, new FormData())).toBe('invalid')
      expect(await isSubscribed()).toBe(true)
    },
  )

  test('says so where the backend is away, and logs no address', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    expect(await press(token)).toBe('failed')
    expect(await isSubscribed()).toBe(true)
    expect(log.mock.calls.flat().join()).toMatch(
      /"message":"A newsletter subscription was not ended\.","reason":".+"/,
    )
    expect(log.mock.calls.flat().join()).not.toContain(email)
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
