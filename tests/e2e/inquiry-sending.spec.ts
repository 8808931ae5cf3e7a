import { HONEYPOT_FIELD } from '@/components/forms/core/hidden-fields'
import { field, fillShared, INQUIRY_PATH, submit, tab } from '../support/inquiry'
import { outdateActions } from '../support/site-forms'
import { expect, holdBack, messages, test, testWithoutScripts, widths } from '../support/test'

const sv = messages.sv.inquiry
const errors = messages.sv.forms.errors

test('an inquiry with a filled-in honeypot is blocked, and can be sent anyway', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await fillShared(page)
  await field(page, HONEYPOT_FIELD).evaluate((input: HTMLInputElement) => (input.value = 'Fjäll AB'))
  await submit(page)
  await expect(page.getByText(errors.blocked.slice(0, 60))).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('070-174 06 35')
  await page.getByRole('button', { name: messages.sv.forms.sendAnyway }).click()
  await expect(page.getByText(sv.toast.sentTitle)).toBeVisible()
})

test('a field that loses the focus before the answer puts no error above the receipt', async ({ page }) => {
  await page.clock.install()
  await page.goto(INQUIRY_PATH)
  await fillShared(page)
  const release = await holdBack(page, `**${INQUIRY_PATH}*`, 'POST')
  await field(page, 'phone').press('Enter')
  await expect(page.getByRole('button', { name: messages.sv.forms.sending })).toBeDisabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page, 'checkOut').focus()
  await field(page, 'checkOut').blur()
  release()
  await expect(page.getByText(sv.sent)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(page.getByText(errors.checkOutMissing)).toHaveCount(0)
  await expect(page.getByText(sv.sent)).toBeVisible()
})

test('what is written while the form is on its way stays', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await fillShared(page, { additionalRequests: 'Utsikt' })
  const release = await holdBack(page, `**${INQUIRY_PATH}*`, 'POST')
  await submit(page)
  await expect(page.getByRole('button', { name: messages.sv.forms.sending })).toBeDisabled()
  await field(page, 'additionalRequests').fill('Utsikt, och en hund')
  release()
  await expect(page.getByText(sv.sent)).toBeVisible()
  await expect(field(page, 'additionalRequests')).toHaveValue('Utsikt, och en hund')
  await page.reload()
  await expect(field(page, 'additionalRequests')).toHaveValue('Utsikt, och en hund')
})

test('a failing backend is reported with ways to reach the hotel, and values are kept', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  await fillShared(page, { additionalRequests: 'fault-down' })
  await submit(page)
  const toast = page.getByRole('alert').filter({ hasText: sv.toast.failedTitle })
  await expect(toast).toContainText(errors.inquiryNotSent)
  const alert = page.getByRole('alert').filter({ hasText: sv.failed })
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(field(page, 'additionalRequests')).toHaveValue('fault-down')
  await expect(field(page, 'phone')).toHaveValue('070-174 06 35')
  await expect(page).toHaveNoAxeViolations()
})

test('a form without a connection says so, and is sent later', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto(INQUIRY_PATH)
  await fillShared(page)
  await context.setOffline(true)
  await submit(page)
  const alert = page.getByRole('alert').filter({ hasText: errors.connectionLost.slice(0, 60) })
  await expect(alert).toBeInViewport()
  await expect(alert).toContainText(messages.sv.forms.noAnswer)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await context.setOffline(false)
  await submit(page)
  await expect(page.getByText(sv.toast.sentTitle)).toBeVisible()
})

test.describe('from a page older than the server', () => {
  test.use({ expectedErrors: [/409|404|Failed to load|ChunkLoadError|dynamically imported/] })

  test('an inquiry is sent although the other scripts of the page are gone', async ({ page }) => {
    await page.goto(INQUIRY_PATH)
    await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }))
    await fillShared(page)
    await submit(page)
    await expect(page.getByText(sv.sent)).toBeVisible()
  })

  test('the form offers a reload that keeps its values', async ({ page }) => {
    await page.goto(INQUIRY_PATH)
    await fillShared(page)
    await outdateActions(page, `**${INQUIRY_PATH}*`)
    await submit(page)
    await expect(page.getByText(errors.pageOutdated)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: messages.sv.forms.reload }).click()
    await expect(page.getByText(errors.pageOutdated)).toBeHidden()
    await expect(field(page, 'checkOut')).toHaveValue('2027-03-14')
  })
})

testWithoutScripts('an inquiry is answered without JavaScript', async ({ page, chooseLanguage }) => {
  const { inquiry: t, forms, receipt: labels } = messages.en
  await chooseLanguage('en')
  await test.step('a failing backend is reported on the page', async () => {
    await page.goto(INQUIRY_PATH)
    await fillShared(page, { additionalRequests: 'fault-down' })
    await submit(page, t.submit)
    await expect(page.getByText(forms.errors.inquiryNotSent)).toBeVisible()
    await expect(field(page, 'additionalRequests')).toHaveValue('fault-down')
  })

  await page.goto(INQUIRY_PATH)
  await tab(page, t.tabs.business).click()
  await expect(tab(page, t.tabs.business)).toHaveAttribute('aria-selected', 'true')
  await field(page, 'meals.dinner').check()
  await field(page, 'company').fill('Norrskog Trä AB')
  await fillShared(page, { phone: '12', participants: '12–15', checkOut: '2027-03-01' })
  await submit(page, t.submit)

  await expect(field(page, 'phone')).toHaveAccessibleDescription(forms.errors.phoneTooShort)
  await expect(field(page, 'checkOut')).toHaveAccessibleDescription(forms.errors.checkOutBeforeCheckIn)
  await expect(tab(page, t.tabs.business)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'name')).toHaveValue('Åsa <b>Öberg</b> 🏔️')
  await expect(field(page, 'participants')).toHaveValue('12–15')
  await expect(field(page, 'meals.dinner')).toBeChecked()

  await field(page, 'phone').fill('070-174 06 35')
  await field(page, 'checkOut').fill('2027-03-14')
  await submit(page, t.submit)
  const receipt = page.getByRole('region', { name: t.toast.sentTitle })
  await expect(receipt).toContainText(/KF-\w{6}[^]*@example\.com/)
  await expect(receipt.getByRole('link', { name: labels.calendar.label })).toHaveAttribute('download', /^KF-/)
  await expect(receipt.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(t.toast.sentText)).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('')
})
