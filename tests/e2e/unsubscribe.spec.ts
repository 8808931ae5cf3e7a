import type { Page } from '@playwright/test'
import { outdateActions, routePosts } from '../support/site-forms'
import { storeSubscriber } from '../support/stored'
import { expect, messages, test, testWithoutScripts } from '../support/test'

const headingIs = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

test('the link in a letter ends the newsletter', async ({ page }) => {
  const { ask, done, invalid } = messages.sv.unsubscribe
  const { url, isSubscribed } = await storeSubscriber()
  const button = page.getByRole('button', { name: ask.button })

  await test.step('a link that is cut short says what to do', async () => {
    await page.goto(url.slice(0, -6))
    await headingIs(page, invalid.heading)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(button).toHaveCount(0)
    expect(await isSubscribed()).toBe(true)
    await expect(page).toHaveNoAxeViolations('main')
  })

  await test.step('opening the link ends nothing, also with a space that a mail program adds', async () => {
    await page.goto(`${url}%20`)
    await headingIs(page, ask.heading)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    expect(await isSubscribed()).toBe(true)
  })

  await test.step('the button ends the newsletter', async () => {
    await button.click()
    await headingIs(page, done.heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isSubscribed()).toBe(false)
    await expect(page).toHaveNoAxeViolations()
    await expect(page).toHaveNoSidewaysScroll()
  })
})

test('a lost connection is said, and the same button tries again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  const { ask, done, unclear } = messages.sv.unsubscribe
  const { url, isSubscribed } = await storeSubscriber()
  await page.goto(url)
  await page.route('**/avregistrera*', (route) => route.abort())
  await page.getByRole('button', { name: ask.button }).click()
  await headingIs(page, unclear.heading)
  expect(await isSubscribed()).toBe(true)
  await page.unrouteAll()
  await page.getByRole('button', { name: unclear.button }).click()
  await headingIs(page, done.heading)
  expect(await isSubscribed()).toBe(false)
})

test('a page without answer for 30 s says so, and ends the newsletter after a reload', async ({ page }) => {
  const { ask, done, silent } = messages.sv.unsubscribe
  const { url, isSubscribed } = await storeSubscriber()
  await page.clock.install()
  await page.goto(url)
  await routePosts(page, '**/avregistrera*', () => undefined)
  const left = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: ask.button }).click()
  await left
  await page.clock.runFor(31_000)
  await headingIs(page, silent.heading)
  await page.unrouteAll()
  await page.getByRole('button', { name: messages.sv.forms.reload }).click()
  await page.getByRole('button', { name: ask.button }).click()
  await headingIs(page, done.heading)
  expect(await isSubscribed()).toBe(false)
})

test('a page older than the server says so and can be reloaded', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404|Failed to load/)
  const { ask, outdated } = messages.sv.unsubscribe
  await page.goto((await storeSubscriber()).url)
  await outdateActions(page, '**/avregistrera*')
  await page.getByRole('button', { name: ask.button }).click()
  await headingIs(page, outdated.heading)
  await page.getByRole('button', { name: messages.sv.forms.reload }).click()
  await headingIs(page, ask.heading)
})

testWithoutScripts('a link ends the newsletter without JavaScript', async ({ page }) => {
  const { ask, done, invalid } = messages.en.unsubscribe
  const { url, isSubscribed } = await storeSubscriber()
  const button = page.getByRole('button', { name: ask.button })
  await page.goto('/avregistrera?lang=en')
  await headingIs(page, invalid.heading)
  await expect(button).toHaveCount(0)

  await page.goto(`${url}&lang=en`)
  await button.click()
  await headingIs(page, done.heading)
  expect(await isSubscribed()).toBe(false)
})
