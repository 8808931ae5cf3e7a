import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { POST } from '@/app/api/language/route'

const SITE = 'https://hotel.test'

interface Submission {
  choice?: string
  referer?: string
  origin?: string
  /** Other headers. */
  more?: Record<string, string>
}

function submit({ choice, referer, origin = SITE, more }: Submission) {
  const headers = new Headers({ host: 'hotel.test', origin, ...more })
  if (referer !== undefined) headers.set('referer', referer)
  const body = new URLSearchParams(choice === undefined ? {} : { language: choice })
  if (!headers.has('content-length')) headers.set('content-length', String(body.toString().length))
  return POST(new NextRequest(`${SITE}/api/language`, { method: 'POST', headers, body }))
}

describe('the route behind the language toggle', () => {
  it('stores the choice for a year and goes back to the same address', async () => {
    const response = await submit({ choice: 'en', referer: `${SITE}/villkor?tab=privacy` })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/villkor?tab=privacy')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toContain('language=en')
    expect(cookie).toContain('Max-Age=31536000')
    expect(cookie).toContain('Path=/')
    expect(cookie?.toLowerCase()).toContain('samesite=lax')
  })

  it('drops ?lang=, which would hide the choice', async () => {
    const response = await submit({ choice: 'sv', referer: `${SITE}/relax?lang=en` })
    expect(response.headers.get('location')).toBe('/relax')
  })

  it.each([
    ['another host', 'https://elsewhere.test/relax', '/relax'],
    ['doubled slashes', `${SITE}//elsewhere.test/x`, '/elsewhere.test/x'],
    ['no address', undefined, '/'],
    ['nonsense', 'nonsense', '/'],
  ])('stays on the site when the referer is %s', async (_, referer, location) => {
    const response = await submit({ choice: 'en', referer })
    expect(response.headers.get('location')).toBe(location)
  })

  it('is kept to encrypted connections where there is one', async () => {
    const plain = await submit({ choice: 'en', more: { 'x-forwarded-proto': 'http' } })
    expect(plain.headers.get('set-cookie')).not.toContain('Secure')
    const encrypted = await submit({ choice: 'en', more: { 'x-forwarded-proto': 'https' } })
    expect(encrypted.headers.get('set-cookie')).toContain('Secure')
  })

  it.each([
    { choice: 'de' },
    {},
    { choice: 'en', origin: 'https://elsewhere.test' },
    { choice: 'en', more: { 'content-length': '5000' } },
    { choice: 'en', more: { 'content-length': 'many' } },
  ])('stores nothing for %o', async (submission) => {
    expect((await submit(submission)).headers.get('set-cookie')).toBeNull()
  })

  it('survives a body that is no form', async () => {
    const request = new NextRequest(`${SITE}/api/language`, { method: 'POST', body: '{"a":' })
    expect((await POST(request)).status).toBe(303)
  })
})
