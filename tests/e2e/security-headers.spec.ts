import type { APIResponse } from '@playwright/test'
import { pageForm, postForm } from '../support/site-forms'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

/** Headers of every response, and scripts that come from the site alone. */
function expectProtected(response: APIResponse): void {
  const headers = response.headers()
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self'(?: '(?:sha256|nonce)-[^']+')*;/)
}

test('every kind of response has the security headers', async ({ request }) => {
  for (const [url, status] of [
    ['/', 200],
    ['/booking-inquiry?lang=en', 200],
    ['/villkor?tab=privacy', 200],
    ['/nope', 404],
    // a built page by its own path
    ['/sv/relax', 404],
    ['/icons/icon.svg', 200],
    ['/pictures/nope.avif', 404],
    ['/sitemap.xml', 200],
    ['/api/health', 200],
    ['/api/nope', 404],
  ] as const) {
    await test.step(url, async () => {
      const response = await request.get(url)
      expect(response.status()).toBe(status)
      expectProtected(response)
    })
  }
})

test('a form that returns its errors has the security headers', async ({ page, request }) => {
  const form = await pageForm(page, '/booking-inquiry', 'checkIn')
  for (const [name, value] of [
    ['name', 'A'],
    ['formType', 'nope'],
  ] as const) {
    const response = await postForm(request, '/booking-inquiry', { ...form, [name]: value })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('aria-invalid')
    expectProtected(response)
  }
})

test('files of lasting names are cached for an hour, and other sites may show pictures', async ({
  request,
}) => {
  for (const path of ['/opengraph/reception.jpg', '/api/calendar/sv/hostretreat.ics']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toBe('public, max-age=3600')
    expectProtected(response)
  }
  const picture = await request.get('/opengraph/reception.jpg')
  expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin')
})
