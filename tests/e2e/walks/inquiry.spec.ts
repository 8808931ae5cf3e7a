import { randomUUID } from 'node:crypto'
import { hotel } from '@/content/facts'
import { inquiryCopy } from '@/content/inquiry'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { formatAnswerBy } from '@/components/forms/inquiry/answer-by'
import { bothMails, filledInByDatabase, shownReference, storedRow } from '../../support/arrived'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../../support/forms'
import { expectScrolledToPanel, INQUIRY_PATH, tab } from '../../support/inquiry'
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

/** A company that fills in every field. */

test.skip(withoutStore, NEEDS_STORE)
test.use(phone)

const company = {
  name: 'Åsa Öberg',
  company: 'Norrskog Trä AB',
  phone: '070-174 06 35',
  participants: '20–25',
  nights: '2',
  checkIn: '2027-03-12',
  checkOut: '2027-03-14',
}
const wishes = {
  conferenceType: 'overnight',
  accommodationNotes: 'Enkelrum till alla,\nhelst på samma våning',
  'meals.morningCoffee': true,
  'meals.lunch': true,
  'meals.afternoonCoffee': true,
  'meals.dinner': true,
  dietaryRequirements: 'Två äter vegetariskt, en tål inte jordnötter',
  technicalEquipment: 'Storbild och två trådlösa mikrofoner',
  additionalRequests: 'Vi kommer med tåg kl. 11:40 och behöver skjuts.',
} as const

const language: Locale = 'sv'
const words = messages[language].inquiry
const typedIn: Locale = 'en'

test('a company sends an inquiry with everything, from the empty form to both mails, in Swedish', async ({
  page,
  chooseLanguage,
}) => {
  const email = `${randomUUID()}@example.com`
  let connection: SlowConnection
  const form = page.locator('#inquiry')
  const receipt = page.getByRole('region', { name: words.sent.title })

  await test.step('it is half filled in when the guest changes the language', async () => {
    await chooseLanguage(typedIn)
    await answerCookieBanner(page)
    await page.goto(INQUIRY_PATH)
    connection = await slowDown(page)
    await tab(page, messages[typedIn].inquiry.tabs.business).tap()
    await expectScrolledToPanel(page)
    await fillIn(form, { ...company, email })
    await switchLanguage(page, language)
    await expect(page.getByText(messages[language].forms.draft.restored)).toBeVisible()
    await expect(tab(page, words.tabs.business)).toHaveAttribute('aria-selected', 'true')
    await expectFilledIn(form, { ...company, email })
  })

  await test.step('filled in', async () => {
    await fillIn(form, wishes)
  })

  await test.step('offline', async () => {
    await sendOffline(page, connection, page.getByRole('button', { name: words.submit }), language)
    await expectFilledIn(form, { ...company, ...wishes, email })
  })

  await test.step('receipt', async () => {
    await page.getByRole('button', { name: words.submit }).tap()
    await expect(receipt).toBeFocused()
  })

  const row = await storedRow('booking_inquiries', email)
  expect(row).toEqual({
    ...filledInByDatabase,
    name: company.name,
    email,
    phone: company.phone,
    company: company.company,
    participants: company.participants,
    nights: company.nights,
    check_in_date: company.checkIn,
    check_out_date: company.checkOut,
    category: 'conference',
    form_type: 'business',
    package_type: null,
    needs_accommodation: 'yes',
    accommodation_notes: wishes.accommodationNotes,
    meals: JSON.stringify({ lunch: true, dinner: true, morningCoffee: true, afternoonCoffee: true }),
    dietary_requirements: wishes.dietaryRequirements,
    technical_equipment: wishes.technicalEquipment,
    subject: null,
    conference_type: 'overnight',
    additional_requests: wishes.additionalRequests,
    request_spa: false,
    request_activity: false,
    mothers_day_option: null,
    language,
  })

  expect(await shownReference(receipt)).toBe(row.reference)
  const kind = inquiryCopy[language].conferenceTypes.find(({ value }) => value === wishes.conferenceType)
  const answerBy = (locale: Locale) => formatAnswerBy(row.created_at, hotel.inquiryAnswerHours, locale)
  for (const text of [
    answerBy(language),
    email,
    company.company,
    kind?.label ?? '',
    wishes.dietaryRequirements,
  ])
    await expect(receipt).toContainText(text)
  await expect(receipt.getByRole('link', { name: venue.phone.display[language] })).toBeVisible()
  await expect(receipt.getByRole('link', { name: messages[language].receipt.calendar.label })).toBeVisible()

  const { own, desk } = await bothMails(row.reference, email)
  expect(desk.reply_to).toBe(email)
  for (const text of [
    company.name,
    company.company,
    company.phone,
    company.participants,
    '12–14 mars 2027',
    'Enkelrum till alla,',
    wishes.dietaryRequirements,
    wishes.technicalEquipment,
    wishes.additionalRequests,
    'förmiddagskaffe',
    answerBy('sv'),
  ])
    expect(`${desk.subject}\n${desk.text}`).toContain(text)
  for (const text of [
    { sv: 'fredag 12 mars 2027', en: 'Friday, 12 March 2027' }[language],
    answerBy(language),
    venue.phone.display[language].replaceAll('\u00A0', ' '),
  ])
    expect(own.text).toContain(text)
  expect(own.text).not.toMatch(/Öberg|Norrskog|070-174|jordnötter|mikrofoner|tåg/)
})
