import type { APIResponse } from '@playwright/test'
import { errorPageLabels, errorPages } from '@/content/errors'
import { uploadLimits } from '@/content/facts'
import { venue } from '@/content/venue'
import { pageForm, postForm } from '../support/site-forms'
import { expect, messages, test } from '../support/test'

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

test('every kind of response is protected', async ({ request }) => {
  for (const [address, status] of [
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
    await test.step(address, async () => {
      const response = await request.get(address)
      expect(response.status()).toBe(status)
      expectProtected(response)
    })
  }
})

test('a form that comes back with its mistakes is protected', async ({ page, request }) => {
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

test('the one cookie is for this site alone, and another site cannot set it', async ({ page, request }) => {
  const address = '/relax?lang=en'
  const form = { ...(await pageForm(page, address, 'language')), language: 'en' }
  const send = (origin: string) => postForm(request, address, form, { 'x-forwarded-proto': 'https', origin })
  const response = await send(new URL(page.url()).origin)
  expect(response.status()).toBe(303)
  expect(response.headers().location).toBe('/relax')
  expect(response.headers()['set-cookie']).toMatch(
    /^language=en; Path=\/;.*Max-Age=31536000;.*Secure;.*SameSite=lax$/i,
  )
  const forged = await send('https://elsewhere.example')
  expect(forged.status()).toBe(403)
  expect(forged.headers()['set-cookie']).toBeUndefined()
  expectProtected(forged)
})

test('pictures for social media may be shown on other sites', async ({ request }) => {
  const response = await request.get('/opengraph/reception.jpg')
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expectProtected(response)
})

test('files whose names stay when they change are stored for an hour', async ({ request }) => {
  for (const path of ['/opengraph/reception.jpg', '/api/calendar/sv/hostretreat.ics']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toBe('public, max-age=3600')
  }
})

test.describe('a form that is too large', () => {
  test.use({ expectedErrors: [/413/] })

  test('is answered by a page that leads on, in the language of the guest', async ({
    page,
    chooseLanguage,
  }) => {
    const { title } = errorPages['too-large']
    await chooseLanguage('en')
    await page.goto('/lediga-jobb')
    const form = page.locator('#job-application')
    const buffer = Buffer.alloc(uploadLimits.requestMegabytes * 1024 * 1024)
    await form.locator('[name=cv]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await form.getByRole('button', { name: messages.en.jobApplication.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en)
    for (const name of [venue.phone.display.en, venue.email])
      await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('link', { name: errorPageLabels.home.en }).click()
    await expect(page).toHaveURL('/')
  })
})

test('responses carry the id of their request, one of a proxy in front included', async ({ request }) => {
  for (const address of ['/', '/nope', '/api/health']) {
    const given = await request.get(address, { headers: { 'x-request-id': 'front-0001' } })
    expect(given.headers()['x-request-id'], address).toBe('front-0001')
    const own = await request.get(address, { headers: { 'x-request-id': '"<b>"' } })
    expect(own.headers()['x-request-id'], address).toMatch(/^[\da-f-]{36}$/)
  }
})
