import type { APIResponse } from '@playwright/test'
import { postedForm } from '../support/posted-form'
import { pageForms, postForm } from '../support/site-forms'
import { scoreOf, type Answer } from '../support/observatory'
import { expect, test } from '../support/test'

/** What the public observatory calls A+, with its extra credits. */
const EXPECTED_SCORE = 120

async function readAnswer(response: APIResponse): Promise<Answer> {
  const all = response.headersArray()
  return {
    headers: Object.fromEntries(all.map(({ name, value }) => [name.toLowerCase(), value])),
    cookies: all.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value),
    html: await response.text(),
  }
}

test.describe('the observatory gives A+ to', () => {
  for (const [what, address, status] of [
    ['the home page', '/', 200],
    ['a form page in English', '/booking-inquiry?lang=en', 200],
    ['a page in one of its states', '/villkor?tab=privacy', 200],
    ['an address that leads nowhere', '/nope', 404],
    ['a file that does not exist', '/pictures/nope.avif', 404],
    ['a file', '/icons/icon.svg', 200],
    ['the sitemap', '/sitemap.xml', 200],
    ['the way to report a vulnerability', '/.well-known/security.txt', 200],
    ['an answer for programs', '/api/health', 200],
    ['an interface that does not exist', '/api/nope', 404],
    ['an interface whose address cannot be decoded', '/api/%/nope', 404],
    ['a built page that does not exist', '/sv/toString', 404],
  ] as const) {
    test(what, async ({ request }) => {
      const response = await request.get(address)
      expect(response.status()).toBe(status)
      const { total, byTest } = scoreOf(await readAnswer(response))
      expect(total, JSON.stringify(byTest)).toBeGreaterThanOrEqual(EXPECTED_SCORE)
    })
  }

  test('a form that comes back with its mistakes', async ({ request }) => {
    const [form] = await pageForms(request, '/booking-inquiry', 'checkIn')
    const response = await postForm(request, '/booking-inquiry', { ...form, name: 'A' })
    expect(await response.text()).toContain('aria-invalid')
    expect(scoreOf(await readAnswer(response)).total).toBeGreaterThanOrEqual(EXPECTED_SCORE)
  })

  test('a refusal', async ({ request }) => {
    const name = 'A'.repeat(300 * 1024)
    const response = await request.post('/booking-inquiry', { multipart: { name } })
    expect(response.status()).toBe(413)
    expect(scoreOf(await readAnswer(response)).total).toBeGreaterThanOrEqual(EXPECTED_SCORE)
  })

  test('the one cookie, which another site cannot set', async ({ request, browser, baseURL }) => {
    const { headers, body } = await postedForm(browser, baseURL, '/relax?lang=en', (page) =>
      page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click(),
    )
    const send = (more: Record<string, string>) =>
      request.post('/relax?lang=en', {
        headers: { ...headers, 'x-forwarded-proto': 'https', ...more },
        data: body,
        maxRedirects: 0,
      })
    const response = await send({})
    expect(response.status()).toBe(303)
    expect(response.headers().location).toBe('/relax')
    const answer = await readAnswer(response)
    expect(answer.cookies).toHaveLength(1)
    expect(answer.cookies[0]).toMatch(/^language=en; Path=\/;.*Max-Age=31536000;.*Secure;.*SameSite=lax$/i)
    expect(scoreOf(answer).byTest.cookies).toBe(5)
    expect(scoreOf(answer).total).toBeGreaterThanOrEqual(EXPECTED_SCORE)

    const forged = await send({ origin: 'https://elsewhere.example' })
    expect(forged.headers()['set-cookie']).toBeUndefined()
    expect(scoreOf(await readAnswer(forged)).total).toBeGreaterThanOrEqual(EXPECTED_SCORE)
  })
})

test('cards may be shown on other sites, and are as closed as everything else otherwise', async ({
  request,
}) => {
  const answer = await readAnswer(await request.get('/opengraph/sv/start.jpg'))
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(scoreOf(answer).byTest).toMatchObject({ 'x-frame-options': 5, 'strict-transport-security': 0 })
})

test('pages carry the id of their request, one of a proxy in front included', async ({ request }) => {
  for (const address of ['/', '/nope', '/api/health', '/api/nope']) {
    const given = await request.get(address, { headers: { 'x-request-id': 'front-0001' } })
    expect(given.headers()['x-request-id'], address).toBe('front-0001')
    const own = await request.get(address, { headers: { 'x-request-id': '"<b>"' } })
    expect(own.headers()['x-request-id'], address).toMatch(/^[\da-f-]{36}$/)
  }
})
