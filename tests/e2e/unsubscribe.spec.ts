import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { unsubscribeCopy } from '@/content/unsubscribe'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

/** A subscriber and the address of the link in their letter. */
async function subscribe() {
  const { rows } = await openStore()
  const email = `${randomUUID()}@example.com`
  const { data } = await rows
    .from('newsletter_subscriptions')
    .insert({ email })
    .select('unsubscribe_token')
    .single<{ unsubscribe_token: string }>()
  const isSubscribed = async () =>
    ((await rows.from('newsletter_subscriptions').select('id').eq('email', email)).data ?? []).length > 0
  return { email, isSubscribed, address: `/avregistrera?t=${data?.unsubscribe_token}` }
}

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  return context.newPage()
}

const headingIs = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

for (const language of languages) {
  const { ask, done, invalid } = unsubscribeCopy[language]

  test.describe(`ending the newsletter (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('opening the link does nothing, the button ends it, and the link may be used again', async ({
      page,
    }) => {
      const { address, isSubscribed } = await subscribe()
      await page.goto(address)
      await headingIs(page, ask.heading)
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      expect(await isSubscribed()).toBe(true)

      await page.getByRole('button', { name: ask.button }).click()
      await headingIs(page, done.heading)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await isSubscribed()).toBe(false)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)

      await page.goto(address)
      await page.getByRole('button', { name: ask.button }).click()
      await headingIs(page, done.heading)
    })

    test('a link that was cut short gets a page that says what to do', async ({ page }) => {
      const { address, isSubscribed } = await subscribe()
      await page.goto(address.slice(0, -6))
      await page.getByRole('button', { name: ask.button }).click()
      await headingIs(page, invalid.heading)
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
      await expect(page.getByRole('button', { name: ask.button })).toHaveCount(0)
      expect(await isSubscribed()).toBe(true)
      await expectNoAxeViolations(page)
    })
  })
}

test.describe('when the connection is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the page says so, and the same button tries again', async ({ page }) => {
    const { ask, done, failed } = unsubscribeCopy.sv
    const { address, isSubscribed } = await subscribe()
    await page.goto(address)
    await page.route('**/avregistrera*', (route) => route.abort())
    await page.getByRole('button', { name: ask.button }).click()
    await headingIs(page, failed.heading)
    expect(await isSubscribed()).toBe(true)
    await page.unrouteAll()
    await page.getByRole('button', { name: failed.button }).click()
    await headingIs(page, done.heading)
    expect(await isSubscribed()).toBe(false)
  })
})

test('a link without its token says what to do, without JavaScript too', async ({ browser, baseURL }) => {
  const { ask, invalid } = unsubscribeCopy.sv
  const page = await withoutScripts(browser, baseURL)
  await page.goto('/avregistrera')
  await page.getByRole('button', { name: ask.button }).click()
  await headingIs(page, invalid.heading)
  await expect(page.getByRole('button', { name: ask.button })).toHaveCount(0)
  await page.context().close()
})

test('works without JavaScript, in the language of the address', async ({ browser, baseURL }) => {
  const { address, isSubscribed } = await subscribe()
  const page = await withoutScripts(browser, baseURL)
  await page.goto(`${address}&lang=en`)
  await page.getByRole('button', { name: unsubscribeCopy.en.ask.button }).click()
  await headingIs(page, unsubscribeCopy.en.done.heading)
  expect(await isSubscribed()).toBe(false)
  await page.context().close()
})

test('the sign-up in the footer works on the page, with and without JavaScript', async ({
  browser,
  baseURL,
  page,
}) => {
  const words = messages.sv.newsletter
  for (const visitor of [page, await withoutScripts(browser, baseURL)]) {
    const { address } = await subscribe()
    await visitor.goto(address)
    await visitor.getByRole('button', { name: unsubscribeCopy.sv.ask.button }).click()
    await headingIs(visitor, unsubscribeCopy.sv.done.heading)
    const footer = visitor.getByRole('contentinfo')
    await footer.getByLabel(words.label).fill(`${randomUUID()}@example.com`)
    await footer.getByRole('button', { name: words.subscribe }).click()
    await expect(footer.getByText(words.thanks)).toBeVisible()
  }
})

test('a mail program ends it with one request', async ({ request }) => {
  const { address, isSubscribed } = await subscribe()
  const oneClick = address.replace('/avregistrera', '/api/newsletter/unsubscribe')
  const response = await request.post(oneClick, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(200)
  expect(await isSubscribed()).toBe(false)
})
