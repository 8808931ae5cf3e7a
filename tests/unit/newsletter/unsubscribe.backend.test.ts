import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { POST } from '@/app/api/newsletter/unsubscribe/route'
import { linkSecrets, sealAddress } from '@/lib/newsletter/sealed-address'
import { connect } from '@/tests/support/backend'
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

  test('answers alike for an address that was never subscribed', async () => {
    const stranger = sealAddress(`${randomUUID()}@example.com`, secrets)
    expect(await post(`?t=${stranger}`)).toEqual({ status: 303, location: '/avregistrera?result=done' })
  })

  test('stays in the language of the address', async () => {
    expect((await post(`?t=${token}&lang=en`)).location).toBe('/avregistrera?result=done&lang=en')
  })

  test.each(['', '?t=', '?t=made-up', `?t=${sealAddress('x@example.com', ['made up'])}`])(
    'does nothing for a link that is not ours (%s)',
    async (query) => {
      expect(await post(query)).toEqual({ status: 303, location: '/avregistrera?result=invalid' })
      expect(await isSubscribed()).toBe(true)
    },
  )

  test('keeps the link where the backend is away, and logs no address', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakCalls(/end_newsletter_subscription/)
    const location = `/avregistrera?result=failed&t=${token}`
    expect(await post(`?t=${token}`)).toEqual({ status: 303, location })
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
