import { expect, messages, test } from '../support/test'

test.use({ javaScriptEnabled: false, expectedErrors: [/409/] })

test('a form from a page before the last deployment is rejected, and Back keeps what was typed', async ({
  page,
}) => {
  await page.goto('/kvarglomt')
  // From here on forms arrive as if their page came from an earlier build, whose server actions had other ids.
  await page.route('**', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1')
    const outdated = body?.replace(/[\da-f]{40,}/g, (id) => id.slice(0, 2) + '0'.repeat(id.length - 2))
    return route.continue(outdated === undefined ? {} : { postData: Buffer.from(outdated, 'latin1') })
  })
  const name = page.locator('#main [name=name]')
  const item = page.locator('#main [name=itemDescription]')
  await name.fill('Åsa <b>Öberg</b>')
  await item.fill('En grå mössa\nmed tofs')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: messages.sv.lostAndFound.submit }).click()
  expect((await answer).ok()).toBe(false)
  await expect(name).toBeHidden()

  await page.goBack()
  await expect(name).toHaveValue('Åsa <b>Öberg</b>')
  await expect(item).toHaveValue('En grå mössa\nmed tofs')
})
