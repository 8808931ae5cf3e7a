import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { pdfBytes } from '../support/documents'
import { field, fillShared, INQUIRY_PATH, submit } from '../support/inquiry'
import { fillApplication, openApplication, routePosts, signUp } from '../support/site-forms'
import { storedUnder } from '../support/stored'
import { expect, messages, switchToEnglish, test } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const { forms, inquiry, newsletter, jobApplication } = messages.sv
const { errors } = forms
/** An error's beginning, before what it names. */
const startOf = (key: keyof typeof errors) => errors[key].split('{')[0] ?? ''

/** Sets values as a password manager does that sends no events. */
async function setSilently(form: Locator, values: Readonly<Record<string, string>>) {
  await form.evaluate((element: HTMLFormElement, typed) => {
    for (const [name, value] of Object.entries(typed)) {
      const control = element.elements.namedItem(name) as HTMLInputElement
      const prototype = Object.getPrototypeOf(control) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    }
  }, values)
}

const expectStoredOnce = async (email: string) =>
  expect(await storedUnder('booking_inquiries', email)).toHaveLength(1)

/** Sends an inquiry and waits in vain: the first one gets no answer. */
async function sendInVain(page: Page) {
  await page.clock.install()
  await page.goto(INQUIRY_PATH)
  const email = await fillShared(page)
  let isFirst = true
  await routePosts(page, `**${INQUIRY_PATH}*`, (route) => (isFirst ? (isFirst = false) : route.continue()))
  const left = page.waitForRequest((request) => request.method() === 'POST')
  await submit(page)
  await left
  await page.clock.runFor(91_000)
  const alert = page.getByRole('alert').filter({ hasText: startOf('silent') })
  await expect(alert).toContainText(forms.noAnswer)
  return { email, alert }
}

test('a form without an answer for 90 s says so, and is sent once after a reload', async ({ page }) => {
  const { email, alert } = await sendInVain(page)

  await test.step('a send that would wait behind it says so at once', async () => {
    await submit(page)
    await expect(page.getByRole('button', { name: inquiry.submit })).toBeEnabled()
    await expect(alert).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await signUp(footer, email)
    await expect(footer.getByText(errors.newsletterSilent)).toBeVisible()
  })

  await alert.getByRole('button', { name: forms.reload }).click()
  await expect(page.getByText(forms.draft.restored)).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(email)
  await submit(page)
  await expect(page.getByText(inquiry.sent)).toBeVisible()
  await expectStoredOnce(email)
})

test('a form without an answer is sent once the page was left and opened again', async ({ page }) => {
  const { email } = await sendInVain(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kvarglömt' }).click()
  await expect(page).toHaveURL('/kvarglomt')
  await page.goBack()
  await expect(field(page, 'email')).toHaveValue(email)
  await submit(page)
  await expect(page.getByText(inquiry.sent)).toBeVisible()
  await expectStoredOnce(email)
})

test('the locale changes in place when the server does not answer', async ({ page }) => {
  await page.clock.install()
  await page.goto('/boende')
  await page.goto('/relax')
  await routePosts(page, '**/relax*', () => undefined)
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click()
  await page.clock.runFor(9_000)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Back would show a cached page that still waits for its locale.
  await page.goBack()
  await expect(page).toHaveURL('/boende')
})

test('the server checks a form whose validation does not load', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await page.route('**/_next/static/chunks/**', () => undefined)
  await fillShared(page, { phone: '12' })
  await submit(page)
  await expect(field(page, 'phone')).toHaveAccessibleDescription(errors.phoneTooShort)
})

const answer = (status: number) => ({ status, contentType: 'text/html', body: '<p>no' })

test('an answer from in front of the server is explained by its status', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.goto(INQUIRY_PATH)
  await fillShared(page)
  for (const [status, key, title] of [
    [403, 'refused', inquiry.failed],
    [413, 'refused', inquiry.failed],
    [429, 'rateLimited', inquiry.failed],
    [503, 'notKnown', forms.noAnswer],
  ] as const) {
    await routePosts(page, `**${INQUIRY_PATH}*`, (route) => route.fulfill(answer(status)))
    await submit(page)
    const alert = page.getByRole('alert').filter({ hasText: startOf(key) })
    await expect(alert).toContainText(title)
    await page.unrouteAll()
  }
})

test('smaller files are asked for only where files were sent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const dialog = await openApplication(page)
  await routePosts(page, '**/lediga-jobb*', (route) => route.fulfill(answer(413)))
  await fillApplication(dialog, uniqueEmail())
  await dialog.getByRole('button', { name: jobApplication.submit }).click()
  await expect(dialog.getByRole('alert')).toContainText(startOf('tooLarge'))
  await dialog.getByRole('button', { name: jobApplication.cancel }).click()
  await expect(dialog).toBeHidden()

  const footer = page.getByRole('contentinfo')
  await signUp(footer, uniqueEmail())
  await expect(footer.getByText(startOf('refused'))).toBeVisible()
})

test('values that a password manager sets without events are sent', async ({ page }) => {
  const email = uniqueEmail()
  await test.step('inquiry', async () => {
    await page.goto(INQUIRY_PATH)
    const values = { name: 'Åsa Öberg', email, phone: '070-174 06 35', participants: '2' }
    await setSilently(page.locator('#inquiry'), { ...values, checkIn: '2027-03-12', checkOut: '2027-03-14' })
    await submit(page)
    await expect(page.getByText(inquiry.sent)).toBeVisible()
    await expectStoredOnce(email)
  })

  await test.step('newsletter', async () => {
    const form = page.getByRole('contentinfo').locator('form')
    await form.getByLabel(newsletter.label).focus()
    await setSilently(form, { email })
    await form.getByRole('button', { name: newsletter.subscribe }).click()
    await expect(form.getByText(newsletter.thanks)).toBeVisible()
  })
})

test('a file that has changed since it was chosen must be chosen again', async ({ page }) => {
  const email = uniqueEmail()
  const file = test.info().outputPath('cv.pdf')
  await writeFile(file, pdfBytes(email))
  const dialog = await openApplication(page)
  const cv = dialog.locator('[name=cv]')
  await fillApplication(dialog, email, file)
  await writeFile(file, pdfBytes(`${email} mended`))
  await dialog.getByRole('button', { name: jobApplication.submit }).click()
  await expect(cv).toHaveAccessibleDescription(new RegExp(errors.fileUnreadable))
  const chooser = page.waitForEvent('filechooser')
  await cv.click()
  await (await chooser).setFiles(file)
  await dialog.getByRole('button', { name: jobApplication.submit }).click()
  await expect(page.getByRole('region', { name: jobApplication.sentTitle })).toBeVisible()
})

test.describe('files on a slow line', () => {
  const file = (name: string, content: string, bytes: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([pdfBytes(content), Buffer.alloc(bytes, ' ')]),
  })
  /** Sends an application with two files at 0.4 Mbit/s. */
  async function sendFiles(page: Page, bytes: number): Promise<Locator> {
    await page.clock.install()
    const dialog = await openApplication(page)
    const email = uniqueEmail()
    await fillApplication(dialog, email, file('cv.pdf', email, bytes))
    await dialog.locator('[name=coverLetter]').setInputFiles(file('brev.pdf', email, bytes))
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const line = { latency: 100, downloadThroughput: -1, uploadThroughput: 50_000 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await dialog.getByRole('button', { name: jobApplication.submit }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    return dialog
  }

  test('are sent for as long as the site answers', async ({ page }) => {
    const dialog = await sendFiles(page, 200_000)
    for (let seconds = 0; seconds < 130; seconds += 10) {
      const answered = page.waitForResponse('**/robots.txt')
      await page.clock.runFor(10_000)
      await answered
    }
    const status = dialog.getByRole('status').filter({ hasText: jobApplication.slowLine })
    await expect(status).toBeVisible()
    await expect(page.getByRole('region', { name: jobApplication.sentTitle })).toBeVisible({
      timeout: 30_000,
    })
  })

  test('are given up when the site has not answered for 90 s', async ({ page }) => {
    await page.route('**/robots.txt', () => undefined)
    await routePosts(page, '**/lediga-jobb*', () => undefined)
    const dialog = await sendFiles(page, 0)
    await page.clock.runFor(91_000)
    await expect(dialog.getByRole('alert').filter({ hasText: startOf('silent') })).toContainText(
      forms.noAnswer,
    )
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  })
})

test('a link of the summary shows the label of its field below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/kvarglomt')
  await page.getByRole('button', { name: messages.sv.lostAndFound.submit }).click()
  await page.getByRole('alert').getByRole('link', { name: errors.zipCodeTooShort }).click()
  await expect(page.locator('[name=zipCode]')).toBeFocused()
  await expect(page).toHaveURL(/kvarglomt$/)
  const label = page.getByText(messages.sv.lostAndFound.labels.zipCode, { exact: true })
  const header = page.getByRole('banner')
  const [above, below] = await Promise.all([header.boundingBox(), label.boundingBox()])
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
})

test('each position has its own draft', async ({ page }) => {
  const first = await openApplication(page)
  await first.locator('[name=message]').fill('Till köket')
  const second = await openApplication(page, 1)
  await expect(second.locator('[name=message]')).toHaveValue('')
  await second.locator('[name=message]').fill('Till receptionen')
  await expect((await openApplication(page)).locator('[name=message]')).toHaveValue('Till köket')
})

test('a receipt stays after a reload and a change of locale until removed', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  const email = await fillShared(page)
  await submit(page)
  const receipt = page.getByRole('region', { name: inquiry.sent })
  await expect(receipt).toContainText(email)

  await page.reload()
  await expect(receipt).toContainText(email)
  await switchToEnglish(page)
  const translated = page.getByRole('region', { name: messages.en.inquiry.sent })
  await expect(translated).toContainText(email)
  await translated.getByRole('button', { name: messages.en.receipt.remove }).click()
  await expect(translated).toHaveCount(0)
  await page.reload()
  await expect(field(page, 'name')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})
