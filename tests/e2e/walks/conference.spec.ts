import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hotel } from '@/content/facts'
import { PLANNER_PATH } from '@/lib/conference/address'
import { nameArrangement } from '@/lib/conference/words'
import type { Locale } from '@/lib/i18n/locales'
import { formatAnswerBy } from '@/lib/inquiries/answer-by'
import { bothMails, shownReference, storedRow } from '../../support/arrived'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../../support/forms'
import { expect, messages, test } from '../../support/test'
import {
  expectFilledIn,
  fillIn,
  loadAgain,
  phone,
  sendOffline,
  slowDown,
  type SlowConnection,
} from '../../support/walk'

/** A conference, from the planner to the answer. */

test.skip(withoutStore, NEEDS_STORE)
test.use(phone)

const contact = { name: 'Kim Lund', company: 'Lavar & Lund', phone: '+46 70 174 06 36' }
const planned = {
  participants: '20',
  nights: '1',
  checkIn: '2027-03-12',
  checkOut: '2027-03-13',
  conferenceType: 'overnight',
}

const language: Locale = 'en'
const words = messages[language].inquiry
const planner = messages[language].conferencePlanner

test('a conference, from the planner to both mails, in English', async ({ page, chooseLanguage }) => {
  const email = `${randomUUID()}@example.com`
  let connection: SlowConnection
  const form = page.locator('#inquiry')
  const receipt = page.getByRole('region', { name: words.sent.title })

  await test.step('planned', async () => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.goto(PLANNER_PATH)
    connection = await slowDown(page)
    await page.getByRole('textbox', { name: planner.guests }).fill('20')
    await page.getByLabel(planner.date).fill(planned.checkIn)
    await page
      .getByRole('radio', { name: new RegExp(`^${nameArrangement('lunchToLunch', language)}`) })
      .check()
    await page.getByRole('radio', { name: planner.yes, exact: true }).check()
    await page.getByRole('checkbox', { name: words.meals.dinner, exact: true }).check()
    await page.getByRole('checkbox', { name: /^Quiz/ }).check()
  })

  await test.step('filled in', async () => {
    await page.getByRole('link', { name: planner.send }).tap()
    await expectFilledIn(form, planned)
    await fillIn(form, { ...contact, email })
    await loadAgain(page)
    await expect(page.getByText(messages[language].forms.draft.restored)).toBeVisible()
    await expectFilledIn(form, { ...planned, ...contact, email })
  })

  const plan = await form.locator('[name=additionalRequests]').inputValue()

  await test.step('offline', async () => {
    await sendOffline(page, connection, page.getByRole('button', { name: words.submit }), language)
    await expectFilledIn(form, { ...planned, ...contact, email, additionalRequests: plan })
  })

  await test.step('receipt', async () => {
    await page.getByRole('button', { name: words.submit }).tap()
    await expect(receipt).toBeFocused()
  })

  const row = await storedRow('booking_inquiries', email)
  expect(row).toMatchObject({
    name: contact.name,
    company: contact.company,
    phone: contact.phone,
    participants: '20',
    check_in_date: planned.checkIn,
    check_out_date: planned.checkOut,
    category: 'conference',
    form_type: 'business',
    needs_accommodation: 'yes',
    meals: JSON.stringify({ lunch: false, dinner: true, morningCoffee: false, afternoonCoffee: false }),
  })

  expect(await shownReference(receipt)).toBe(row.reference)
  const answerBy = formatAnswerBy(row.created_at, hotel.inquiryAnswerHours, language)
  for (const text of [answerBy, contact.company, email]) await expect(receipt).toContainText(text)
  const saving = page.waitForEvent('download')
  await receipt.getByRole('link', { name: messages[language].receipt.calendar.label }).tap()
  const calendar = await readFile(await (await saving).path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270312\r\nDTEND;VALUE=DATE:20270314\r\n')

  const { own, desk } = await bothMails(row.reference, email)
  expect(desk.reply_to).toBe(email)
  for (const text of [contact.name, contact.company, contact.phone, ...plan.split('\n')])
    expect(desk.text).toContain(text)
  for (const text of ['fredag 12 mars 2027', 'Friday, 12 March 2027', 'Med övernattning'])
    expect(own.text).toContain(text)
  expect(own.text).not.toMatch(/Kim|Lavar|Quiz|174 06/)
})
