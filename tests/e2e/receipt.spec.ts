import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hotel } from '@/content/facts'
import { choiceLabels } from '@/content/inquiry-choice-labels'
import { venue, venueLine } from '@/content/venue'
import { formatDeadline } from '@/lib/i18n/format'
import { category, field, fillShared, INQUIRY_PATH, submit } from '../support/inquiry'
import { bookingRow } from '../support/rows'
import { fillIn } from '../support/site-forms'
import { openStore, storedUnder } from '../support/stored'
import { expect, messages, test } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const REFERENCE = /KF-[0-9A-HJKMNP-TV-Z]{6}/

const { inquiry, layout, receipt: labels } = messages.sv
const receiptOf = (page: Page) => page.getByRole('region', { name: inquiry.sent, exact: true })

test('the receipt repeats the inquiry, saves its dates and prints alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const receipt = receiptOf(page)
  await page.goto(INQUIRY_PATH)
  await category(page, 'Relax/Spa').check()
  await field(page, 'packageType').selectOption('dagspa')
  const email = await fillShared(page, { additionalRequests: 'Sen ankomst\nmed tåg' })
  await field(page, 'requestSpa').check()
  await submit(page)
  await expect(receipt).toBeFocused()
  await expect(receipt.getByRole('heading', { name: inquiry.sent })).toBeInViewport()
  const toast = page.getByRole('region', { name: layout.toasts })
  await expect(toast).toContainText(inquiry.toast.sentText)
  const row = (await storedUnder('booking_inquiries', email))[0]!

  await test.step('the receipt has the reference, the deadline and the values', async () => {
    await expect(receipt).toContainText(row.reference)
    expect(row.reference).toMatch(REFERENCE)
    await expect(receipt).toContainText(formatDeadline(row.created_at, hotel.inquiryAnswerHours, 'sv'))
    await expect(receipt.getByRole('link', { name: venue.phone.display.sv })).toHaveAttribute(
      'href',
      venue.phone.href,
    )
    const chosen = choiceLabels.packageType.dagspa.sv
    await expect(receipt).toContainText(labels.confirmation.replace('{email}', email))
    for (const text of ['Åsa <b>Öberg</b> 🏔️', chosen, 'Sen ankomst', '2027', inquiry.yes]) {
      await expect(receipt).toContainText(text)
    }
    await expect(receipt).not.toContainText(inquiry.fields.company)
    await expect(page).toHaveNoAxeViolations()
  })

  await test.step('the form is empty again', async () => {
    await expect(field(page, 'name')).toHaveValue('')
    await expect(category(page, 'Weekend')).toBeChecked()
  })

  await test.step('the calendar file has the dates', async () => {
    const saving = page.waitForEvent('download')
    await receipt.getByRole('link', { name: labels.calendar.label }).click()
    const download = await saving
    const calendar = await readFile(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toBe(`${row.reference}.ics`)
    expect(calendar).toContain(`UID:${row.reference}@kallfjallet.example\r\n`)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270312\r\nDTEND;VALUE=DATE:20270315\r\n')
  })

  await test.step('the receipt prints alone', async () => {
    const print = receipt.getByRole('button', { name: labels.print })
    await print.click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(receipt.getByText(row.reference, { exact: true })).toBeVisible()
    await expect(receipt.getByText(venueLine('sv'))).toBeVisible()
    for (const hidden of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo'),
      page.getByRole('tablist'),
      field(page, 'name'),
      print,
    ])
      await expect(hidden).toBeHidden()
    await page.emulateMedia({ media: null })
    await expect(page).toHaveNoSidewaysScroll()
  })

  await test.step('both mails are sent', async () => {
    const { mailsAbout } = await openStore()
    await expect.poll(async () => (await mailsAbout(row.reference)).length).toBe(2)
    expect((await mailsAbout(row.reference)).flatMap(({ to }) => to)).toContain(email)
  })
})

test('the receipt of an inquiry is not taken for that of the next one', async ({ page }) => {
  const earlier = page.getByRole('heading', { name: inquiry.sentBefore })
  await page.goto(`${INQUIRY_PATH}?about=table`)
  const values = { name: 'Åsa Öberg', phone: '070-174 06 35', participants: '2', checkIn: '2027-03-12' }
  await fillIn(page.locator('#inquiry'), { ...values, email: uniqueEmail() })
  await submit(page)
  await expect(receiptOf(page)).toContainText('Bord i restaurangen')

  await page.goto(`${INQUIRY_PATH}?about=celebration-bachelorette`)
  await expect(earlier).toBeVisible()
  await expect(page.getByText('Bord i restaurangen')).toBeVisible()

  await test.step('it makes room for what is wrong with the next one', async () => {
    await submit(page)
    const summary = page.getByRole('alert').filter({ hasText: messages.sv.forms.errors.emailInvalid })
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(earlier).toHaveCount(0)
    await expect(page.getByRole('region', { name: /skickad/ })).toHaveCount(0)
    await page.reload()
    await expect(summary).toBeVisible()
    await expect(earlier).toHaveCount(0)
  })
})

test('the planner says that its plan was sent, until the plan changes', async ({ page }) => {
  const t = messages.sv.conferencePlanner
  const plan = page.getByRole('region', { name: t.answer, exact: true })
  await page.goto('/conference/planera?guests=20&type=lunchToLunch&rooms=yes')
  await page.getByRole('link', { name: t.send }).click()
  const email = await fillShared(page, { company: 'Fjällbolaget AB', checkOut: '2027-03-13' })
  await submit(page)
  await expect(receiptOf(page)).toBeFocused()
  const [row] = await storedUnder('booking_inquiries', email)
  await page.goBack()
  await expect(plan).toContainText(`${t.sent} ${row?.reference}`)
  await page.getByRole('textbox', { name: t.guests }).fill('21')
  await expect(page).toHaveURL(/guests=21/)
  await expect(plan).not.toContainText(t.sent)
})

test('the receipt promises no mail to an email above its limit', async ({ page }) => {
  const { rows } = await openStore()
  const email = uniqueEmail()
  const earlier = ['1', '3', '4'].map((participants) => bookingRow({ email, participants }))
  expect((await rows.from('booking_inquiries').insert(earlier)).error).toBeNull()
  await page.goto(INQUIRY_PATH)
  await fillShared(page, { email })
  await submit(page)
  const receipt = receiptOf(page)
  await expect(receipt).toContainText(labels.noConfirmation.replace('{email}', email))
  await expect(receipt).not.toContainText(labels.confirmation.replace('{email}', email))
})
