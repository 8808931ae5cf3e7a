import { randomUUID } from 'node:crypto'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { bothMails, filledInByDatabase, shownReference, storedRow } from '../../support/arrived'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../../support/forms'
import { expect, messages, test } from '../../support/test'
import {
  expectFilledIn,
  fillIn,
  phone,
  sendOffline,
  slowDown,
  switchLanguage,
  type SlowConnection,
} from '../../support/walk'

/** A glove that was left behind. */

test.skip(withoutStore, NEEDS_STORE)
test.use(phone)

const stay = {
  name: 'Åke Öst',
  address: 'Storgatan 1',
  zipCode: '93500',
  city: 'Norsjö',
  phone: '+46 (70) 174-06 35',
  bookingNumber: 'B-1204',
  roomNumber: '214',
  arrivalDate: '2025-03-03',
  departureDate: '2025-03-05',
}
const glove = {
  itemDescription: 'En vänsterhandske i brunt skinn,\nkanske i torkrummet',
  acceptTerms: true,
} as const

const language: Locale = 'en'
const words = messages[language].lostAndFound
const typedIn: Locale = 'sv'

test('a lost glove, from the form to both mails, in English', async ({ page, chooseLanguage }) => {
  const email = `${randomUUID()}@example.com`
  let connection: SlowConnection
  const form = page.locator('#lost-and-found')
  const receipt = page.getByRole('region', { name: words.thanks.title })

  await test.step('it is half filled in when the guest changes the language', async () => {
    await chooseLanguage(typedIn)
    await answerCookieBanner(page)
    await page.goto('/kvarglomt')
    connection = await slowDown(page)
    await fillIn(form, { ...stay, email })
    await switchLanguage(page, language)
    await expect(page.getByText(messages[language].forms.draft.restored)).toBeVisible()
    await expectFilledIn(form, { ...stay, email })
  })

  await test.step('filled in', async () => {
    await fillIn(form, glove)
  })

  await test.step('offline', async () => {
    await sendOffline(page, connection, page.getByRole('button', { name: words.submit }), language)
    await expectFilledIn(form, { ...stay, ...glove, email })
  })

  await test.step('receipt', async () => {
    await page.getByRole('button', { name: words.submit }).tap()
    await expect(receipt).toBeFocused()
  })

  const row = await storedRow('lost_and_found', email)
  expect(row).toEqual({
    ...filledInByDatabase,
    name: stay.name,
    address: stay.address,
    zip_code: stay.zipCode,
    city: stay.city,
    phone: stay.phone,
    email,
    booking_number: stay.bookingNumber,
    room_number: stay.roomNumber,
    arrival_date: stay.arrivalDate,
    departure_date: stay.departureDate,
    item_description: glove.itemDescription,
  })

  expect(await shownReference(receipt)).toBe(row.reference)
  for (const text of [words.thanks.text, email, 'En vänsterhandske i brunt skinn,'])
    await expect(receipt).toContainText(text)
  await expect(receipt.getByRole('link', { name: venue.phone.display[language] })).toBeVisible()

  const { own, desk } = await bothMails(row.reference, email)
  expect(desk.reply_to).toBe(email)
  for (const text of [stay.name, stay.address, stay.city, stay.phone, stay.bookingNumber, 'torkrummet'])
    expect(desk.text).toContain(text)
  expect(desk.subject).toContain('Rum 214')
  expect(own.text).toContain('måndag 3 mars 2025')
  expect(own.text).toContain('Monday, 3 March 2025')
  expect(own.text).not.toMatch(/Åke|Norsjö|handske|174-06|214/)
})
