import { randomUUID } from 'node:crypto'
import { hotel } from '@/content/facts'
import type { Locale } from '@/lib/i18n/locales'
import { formatAnswerBy } from '@/lib/inquiries/answer-by'
import { findSubject } from '@/lib/inquiries/subjects'
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

/** A gift card, from its page to the answer. */

test.skip(withoutStore, NEEDS_STORE)
test.use(phone)

const buyer = {
  name: 'Åsa Öberg',
  phone: '070-174 06 35',
  participants: '2',
  additionalRequests: 'Till mamma och pappa, skicka dem hem till mig.',
}

const language: Locale = 'sv'
const words = messages[language].inquiry

test('a gift card, from its page to both mails, in Swedish', async ({ page, chooseLanguage }) => {
  const email = `${randomUUID()}@example.com`
  let connection: SlowConnection
  const form = page.locator('#inquiry')
  const receipt = page.getByRole('region', { name: words.sent.title })
  const title = findSubject('gift-card-1500')?.title[language] ?? ''
  const about = page.getByText(words.about.label.replace('{title}', title), { exact: true })

  await test.step('from its page to the form', async () => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.goto('/presentkort')
    connection = await slowDown(page)
    await page.getByRole('article').nth(1).getByRole('link').tap()
    await expect(about).toBeVisible()
    await expect(form.locator('[name=checkIn]')).toHaveCount(0)
  })

  await test.step('filled in', async () => {
    await fillIn(form, { ...buyer, email })
    await loadAgain(page)
    await expect(page.getByText(messages[language].forms.draft.restored)).toBeVisible()
    await expect(about).toBeVisible()
    await expectFilledIn(form, { ...buyer, email })
  })

  await test.step('offline', async () => {
    await sendOffline(page, connection, page.getByRole('button', { name: words.submit }), language)
    await expectFilledIn(form, { ...buyer, email })
    await expect(about).toBeVisible()
  })

  await test.step('receipt', async () => {
    await page.getByRole('button', { name: words.submit }).tap()
    await expect(receipt).toBeFocused()
  })

  const row = await storedRow('booking_inquiries', email)
  expect(row).toMatchObject({
    name: buyer.name,
    phone: buyer.phone,
    participants: '2',
    category: 'other',
    form_type: 'private',
    additional_requests: `Gäller: Presentkort, 1 500 kr\n${buyer.additionalRequests}`,
  })

  expect(await shownReference(receipt)).toBe(row.reference)
  const answerBy = (locale: Locale) => formatAnswerBy(row.created_at, hotel.inquiryAnswerHours, locale)
  for (const text of [title, answerBy(language), email, buyer.additionalRequests])
    await expect(receipt).toContainText(text)
  // There are no dates to save.
  await expect(receipt.getByRole('link', { name: messages[language].receipt.calendar.label })).toHaveCount(0)

  const { own, desk } = await bothMails(row.reference, email)
  expect(desk.reply_to).toBe(email)
  for (const text of ['Presentkort, 1 500 kr', buyer.name, buyer.phone, buyer.additionalRequests])
    expect(desk.text).toContain(text)
  for (const text of ['Presentkort', 'Gift card', answerBy('sv'), answerBy('en')])
    expect(own.text).toContain(text)
  expect(own.text).not.toMatch(/Öberg|mamma|070-174/)
})
