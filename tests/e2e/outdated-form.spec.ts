import type { Page } from '@playwright/test'
import { outdatedWords, refusals } from '@/content/refusals'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

test.use({ javaScriptEnabled: false, expectedErrors: [/409/] })

const ANOTHER_BUILD = `60${'0'.repeat(40)}`

/** As if the page came from an earlier build, whose server actions had other ids. */
async function makeOutdated(page: Page) {
  const changed = await page
    .locator('form input[type=hidden]')
    .evaluateAll((inputs: HTMLInputElement[], id) => {
      const named = inputs.filter(({ value }) => value.startsWith('{"id":"'))
      for (const input of named) input.value = input.value.replace(/"id":"\w+"/, `"id":"${id}"`)
      return named.length
    }, ANOTHER_BUILD)
  expect(changed).toBeGreaterThan(0)
}

for (const language of languages) {
  test(`a form from a page before the last deployment, in ${language}: nothing is lost without a word`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/kvarglomt')
    await makeOutdated(page)
    await page.locator('#main [name=name]').fill('Åsa <b>Öberg</b>')
    await page.locator('#main [name=itemDescription]').fill('En grå mössa\nmed tofs')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: messages[language].lostAndFound.submit }).click()
    expect((await answer).status()).toBe(409)

    const { title, text } = refusals.outdated[language]
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('listitem').filter({ hasText: 'Åsa <b>Öberg</b>' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /En grå mössa\s+med tofs/ })).toBeVisible()

    await page.getByRole('link', { name: outdatedWords[language].again }).click()
    await expect(page).toHaveURL('/kvarglomt')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('#main [name=itemDescription]')).toBeVisible()
  })
}

test('the newsletter form of any page says the same', async ({ page }) => {
  await page.goto('/relax?lang=en')
  await makeOutdated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('anna@example.com')
  await footer.getByRole('button', { name: messages.en.newsletter.subscribe }).click()
  await expect(page.getByRole('heading', { level: 1, name: refusals.outdated.en.title })).toBeVisible()
  await expect(page.getByText('anna@example.com')).toBeVisible()
  await page.getByRole('link', { name: outdatedWords.en.again }).click()
  await expect(page).toHaveURL('/relax?lang=en')
})

test.describe('its answer', () => {
  // axe needs scripts, which the answer's own policy forbids: it is looked at as text.
  test.use({ javaScriptEnabled: true })

  test('is a page that everybody can read', async ({ page }) => {
    const answer = await page.request.post('/kvarglomt', {
      multipart: {
        $ACTION_REF_1: '',
        '$ACTION_1:0': JSON.stringify({ id: ANOTHER_BUILD, bound: '$@1' }),
        '$ACTION_1:1': '[null]',
        $ACTION_KEY: 'k',
        name: 'Åsa <script>alert(1)</script>',
      },
    })
    expect(answer.status()).toBe(409)
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    await page.setContent(await answer.text())
    await expect(page.getByText('Åsa <script>alert(1)</script>')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
