import { replaceIds } from '../support/posted-form'
import { expect, languages, messages, test } from '../support/test'

test.use({ javaScriptEnabled: false, expectedErrors: [/409/] })

for (const language of languages) {
  test(`a form from a page before the last deployment is rejected, and Back keeps what was typed (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/kvarglomt')
    // From here on forms arrive as if their page came from an earlier build, whose server actions had other ids.
    await page.route('**', (route) => {
      const body = route.request().postDataBuffer()
      return body ? route.continue({ postData: replaceIds(body) }) : route.continue()
    })
    const name = page.locator('#main [name=name]')
    const item = page.locator('#main [name=itemDescription]')
    await name.fill('Åsa <b>Öberg</b>')
    await item.fill('En grå mössa\nmed tofs')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: messages[language].lostAndFound.submit }).click()
    expect((await answer).ok()).toBe(false)
    await expect(name).toBeHidden()

    await page.goBack()
    await expect(name).toHaveValue('Åsa <b>Öberg</b>')
    await expect(item).toHaveValue('En grå mössa\nmed tofs')
  })
}
