import { securityHeaders } from '@/lib/security/headers'
import { expect, languages, messages, test } from '@/tests/support/test'

/** What could differ on an edge host; playwright.config.ts adds some of the site's own browser tests. */

for (const language of languages) {
  test(`pages come in ${language}, from the build, with their policy and all security headers`, async ({
    request,
  }) => {
    for (const address of ['/', '/relax', '/kvarglomt', '/villkor?tab=privacy']) {
      const response = await request.get(address, { headers: { Cookie: `language=${language}` } })
      expect(response.status(), address).toBe(200)
      expect(await response.text()).toContain(`<html lang="${language}"`)
      const headers = response.headers()
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
      for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()], key).toBe(value)
    }
  })

  test(`an address that leads nowhere is 404 in ${language}`, async ({ request }) => {
    const response = await request.get('/finns-inte', { headers: { Cookie: `language=${language}` } })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(`<html lang="${language}"`)
  })
}

test('the built pages of a language have no address of their own', async ({ request }) => {
  expect((await request.get('/en/relax')).status()).toBe(404)
})

test('scripts run under the policy of the page', async ({ page, chooseLanguage }) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { noteViolation: (what: string) => void }).noteViolation(event.blockedURI)
    }),
  )
  await chooseLanguage('en')
  await page.goto('/')
  await page.getByRole('button', { name: messages.en.chat.open }).waitFor()
  await page.goto('/booking-inquiry')
  await expect(page.getByRole('button', { name: messages.en.inquiry.submit })).toBeEnabled()
  expect(violations).toEqual([])
})

test('files of the build are kept by browsers for good, under the same headers', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const file of [/\/_next\/static\/[^"]+\.js/, /\/pictures\/[^" ,]+/]) {
    const [address = ''] = file.exec(html) ?? []
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const { key, value } of securityHeaders) expect(response.headers()[key.toLowerCase()]).toBe(value)
  }
})
