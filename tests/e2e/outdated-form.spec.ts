import type { Page } from '@playwright/test'
import { refusals } from '@/content/refusals'
import { postedForm, replaceIds } from '../support/posted-form'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

test.use({ javaScriptEnabled: false, expectedErrors: [/409/] })

/** From here on forms arrive as if their page came from an earlier build, whose server actions had other ids. */
async function makeOutdated(page: Page) {
  await page.route('**', (route) => {
    const body = route.request().postDataBuffer()
    return body ? route.continue({ postData: replaceIds(body) }) : route.continue()
  })
}

for (const language of languages) {
  test(`a form from another site gets a page in ${language}`, async ({ browser, baseURL, request }) => {
    const address = `/avregistrera?lang=${language}`
    const { headers, body } = await postedForm(browser, baseURL, address, (page) =>
      page.getByRole('main').getByRole('button').click(),
    )
    const answer = await request.post(address, {
      headers: { ...headers, origin: 'https://elsewhere.example' },
      data: body,
    })
    expect(answer.status()).toBe(500)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(refusals.failed[language].title)
    expect(html).toContain('href="tel:')
  })

  test(`a form from a page before the last deployment says so in ${language}, and Back keeps what was typed`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/kvarglomt')
    await makeOutdated(page)
    const name = page.locator('#main [name=name]')
    const item = page.locator('#main [name=itemDescription]')
    await name.fill('Åsa <b>Öberg</b>')
    await item.fill('En grå mössa\nmed tofs')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: messages[language].lostAndFound.submit }).click()
    expect((await answer).status()).toBe(409)

    const { title, text, link } = refusals.outdated[language]
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('link', { name: 'info@kallfjallet.example' })).toBeVisible()

    await page.goBack()
    await expect(name).toHaveValue('Åsa <b>Öberg</b>')
    await expect(item).toHaveValue('En grå mössa\nmed tofs')

    await page.goForward()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: link }).click()
    const newPage = await opened
    await expect(newPage).toHaveURL('/kvarglomt')
    await expect(newPage.locator('html')).toHaveAttribute('lang', language)
    await expect(newPage.locator('#main [name=itemDescription]')).toBeVisible()
  })
}

test('the newsletter form of any page says the same, in the language of the address', async ({ page }) => {
  await page.goto('/relax?lang=en')
  await makeOutdated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('anna@example.com')
  await footer.getByRole('button', { name: messages.en.newsletter.subscribe }).click()
  await expect(page.getByRole('heading', { level: 1, name: refusals.outdated.en.title })).toBeVisible()
  await expect(page.getByRole('link', { name: refusals.outdated.en.link })).toHaveAttribute(
    'href',
    '/relax?lang=en',
  )
})

test.describe('its answer', () => {
  // axe needs scripts, which the answer's own policy forbids: it is looked at as text.
  test.use({ javaScriptEnabled: true })

  test('is a page that everybody can read', async ({ page, browser, baseURL }) => {
    const sent = await postedForm(browser, baseURL, '/relax', async (guest) => {
      const footer = guest.getByRole('contentinfo')
      await footer.getByRole('textbox').fill('anna@example.com')
      await footer.getByRole('button', { name: messages.sv.newsletter.subscribe }).click()
    })
    const answer = await page.request.post('/relax?a="<script>', {
      headers: sent.headers,
      data: replaceIds(sent.body),
    })
    expect(answer.status()).toBe(409)
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(await answer.text()).not.toContain('<script')
    await page.setContent(await answer.text())
    await expectNoAxeViolations(page)
  })
})
