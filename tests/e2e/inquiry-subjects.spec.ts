import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inquiryCopy } from '@/content/inquiry'
import type { Locale } from '@/lib/i18n/locales'
import { findSubject } from '@/lib/inquiries/subjects'
import { category, field, INQUIRY_PATH, submit, tab } from '../support/inquiry'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  untilInteractive,
} from '../support/test'

const titleOf = (id: string, language: Locale) => findSubject(id)?.title[language] ?? ''
const aboutLine = (id: string, language: Locale) =>
  messages[language].inquiry.about.label.replace('{title}', titleOf(id, language))
const notice = (page: Page, id: string, language: Locale = 'sv') =>
  page.getByText(aboutLine(id, language), { exact: true })

/** Fills in who asks, under an e-mail address of its own, which it returns. */
async function fillContact(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const values = { name: 'Åsa Öberg', email, phone: '070-174 06 35', participants: '2' }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  return email
}

async function storedRow(email: string): Promise<unknown> {
  const { rows } = await openStore()
  const { data } = await rows.from('booking_inquiries').select().eq('email', email).single()
  return data
}

for (const language of languages) {
  const words = messages[language].inquiry
  const { categories, conferenceTypes } = inquiryCopy[language]
  const categoryLabel = (formType: 'private' | 'business', value: string) =>
    categories[formType].find((choice) => choice.value === value)?.label ?? ''

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in ${language}`, () => {
      test.use({ javaScriptEnabled })
      test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

      const sent = (page: Page) =>
        expect(
          page.getByText(javaScriptEnabled ? words.sent.title : words.toast.sentTitle).first(),
        ).toBeVisible()

      test('a gift card is asked for without dates', async ({ page }) => {
        await page.goto('/presentkort')
        await page.getByRole('article').first().getByRole('link').click()
        await expect(page).toHaveURL(/about=gift-card-600/)
        await expect(notice(page, 'gift-card-600', language)).toBeVisible()
        await expect(category(page, categoryLabel('private', 'other'))).toBeChecked()
        for (const name of ['checkIn', 'checkOut', 'nights', 'dietaryRequirements'])
          await expect(field(page, name)).toHaveCount(0)
        await expect(page.getByLabel(words.giftCard.label)).toBeVisible()
        if (javaScriptEnabled) {
          await untilInteractive(page)
          await expectNoAxeViolations(page)
        }

        await submit(page, words.submit)
        await expect(field(page, 'participants')).toHaveAccessibleDescription(words.giftCard.missing)
        await expect(notice(page, 'gift-card-600', language)).toBeVisible()
        const email = await fillContact(page)
        await field(page, 'additionalRequests').fill('Till mamma')
        await submit(page, words.submit)
        await sent(page)
        expect(await storedRow(email)).toMatchObject({
          category: 'other',
          additional_requests: 'Gäller: Presentkort, 600 kr\nTill mamma',
        })
      })

      test('a table has one date, which stands for both', async ({ page }) => {
        await page.goto(`${INQUIRY_PATH}?about=table&guests=4`)
        await expect(field(page, 'participants')).toHaveValue('4')
        await expect(field(page, 'checkOut')).toHaveCount(0)
        await expect(page.getByLabel(words.day.label, { exact: true })).toBeVisible()
        await submit(page, words.submit)
        await expect(field(page, 'checkIn')).toHaveAccessibleDescription(words.day.missing)
        const email = await fillContact(page)
        await field(page, 'checkIn').fill('2027-03-12')
        await submit(page, words.submit)
        await sent(page)
        expect(await storedRow(email)).toMatchObject({
          check_in_date: '2027-03-12',
          check_out_date: '2027-03-12',
          additional_requests: 'Gäller: Bord i restaurangen',
        })
      })

      test('a conference package opens the tab of companies with its kind of conference', async ({
        page,
      }) => {
        await page.goto(`${INQUIRY_PATH}?about=conference-lunchToLunch`)
        await expect(tab(page, words.tabs.business)).toHaveAttribute('aria-selected', 'true')
        await expect(category(page, categoryLabel('business', 'conference'))).toBeChecked()
        await expect(field(page, 'conferenceType')).toHaveValue('overnight')
        const email = await fillContact(page)
        await field(page, 'company').fill('Norrskog Trä AB')
        await field(page, 'checkIn').fill('2027-03-12')
        await field(page, 'checkOut').fill('2027-03-13')
        await field(page, 'conferenceType').selectOption({ label: conferenceTypes[2]?.label ?? '' })
        await submit(page, words.submit)
        await sent(page)
        expect(await storedRow(email)).toMatchObject({
          form_type: 'business',
          additional_requests: 'Gäller: Konferens, lunch till lunch\nTyp av konferens: Skräddarsydd',
        })
      })

      test('Christmas for companies opens their tab with the Christmas buffet', async ({ page }) => {
        await page.goto('/julbord-foretag')
        await expect(tab(page, words.tabs.business)).toHaveAttribute('aria-selected', 'true')
        await expect(category(page, categoryLabel('business', 'julbord'))).toBeChecked()
      })

      test('the address fills the form in, and nonsense is ignored', async ({ page }) => {
        const query = 'guests=4&nights=2&checkIn=2027-03-12&checkOut=2027-03-14'
        await page.goto(`${INQUIRY_PATH}?${query}`)
        for (const [name, value] of [...new URLSearchParams(query)])
          await expect(field(page, name === 'guests' ? 'participants' : name)).toHaveValue(value)
        await page.goto(`${INQUIRY_PATH}?about=gift-card-7&guests=many&checkIn=2020-03-01`)
        await expect(page.getByText(words.about.remove)).toHaveCount(0)
        await expect(category(page, categoryLabel('private', 'weekend'))).toBeChecked()
        for (const name of ['participants', 'checkIn', 'checkOut', 'about'])
          await expect(field(page, name)).toHaveValue('')
      })

      test('the subject can be removed', async ({ page }) => {
        await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage-50&guests=2`)
        await expect(notice(page, 'treatment-classicMassage-50', language)).toBeVisible()
        await expect(category(page, categoryLabel('private', 'relax'))).toBeChecked()
        await field(page, 'name').fill('Annika')
        await page.getByRole('link', { name: words.about.remove }).click()
        await expect(page).toHaveURL(`${INQUIRY_PATH}?guests=2&fromConference=false`)
        await expect(notice(page, 'treatment-classicMassage-50', language)).toHaveCount(0)
        await expect(field(page, 'about')).toHaveValue('')
        await expect(field(page, 'checkOut')).toBeVisible()
        await expect(field(page, 'participants')).toHaveValue('2')
        if (javaScriptEnabled) await expect(field(page, 'name')).toHaveValue('Annika')
      })

      test('an explicit choice beats the page before', async ({ page }) => {
        for (const from of ['/conference-packages', '/teambuilding']) {
          await page.goto(from)
          const { footer } = messages[language]
          await page.getByRole('link', { name: footer.privateInquiry }).click()
          await expect(tab(page, words.tabs.private)).toHaveAttribute('aria-selected', 'true')
          const referer = new URL(from, page.url()).href
          await page.goto(INQUIRY_PATH, { referer })
          await expect(tab(page, words.tabs.business)).toHaveAttribute('aria-selected', 'true')
          await page.goto(`${INQUIRY_PATH}?about=room-accessible`, { referer })
          await expect(tab(page, words.tabs.private)).toHaveAttribute('aria-selected', 'true')
        }
      })

      test('the change of language keeps the subject', async ({ page }) => {
        const other = language === 'sv' ? 'en' : 'sv'
        await page.goto(`${INQUIRY_PATH}?about=room-accessible`)
        const toggle = page
          .getByRole('banner')
          .getByRole('button', { name: other.toUpperCase(), exact: true })
        await toggle.click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(notice(page, 'room-accessible', other)).toBeVisible()
      })
    })
  }

  test(`the notice fits a narrow window, in ${language}`, async ({ page, chooseLanguage }) => {
    await chooseLanguage(language)
    await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage`)
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })
}

test('a soft navigation from team building opens the tab of companies', async ({ page }) => {
  await page.goto('/teambuilding')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.locator(`a[href="${INQUIRY_PATH}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(tab(page, messages.sv.inquiry.tabs.business)).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('another link to the inquiry changes tab, category and subject, and keeps what is typed', async ({
  page,
}) => {
  await page.goto(`${INQUIRY_PATH}?about=table`)
  await field(page, 'name').fill('Annika')
  await tab(page, messages.sv.inquiry.tabs.business).click()
  await page.getByRole('link', { name: messages.sv.footer.privateInquiry }).click()
  await expect(tab(page, messages.sv.inquiry.tabs.private)).toHaveAttribute('aria-selected', 'true')
  await expect(notice(page, 'table')).toHaveCount(0)
  await page.goBack()
  await expect(notice(page, 'table')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Annika')
})

test('a draft brings its subject back where the address says nothing', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=gift-card-1500`)
  await field(page, 'name').fill('Annika')
  await page.goto('/relax')
  await page.goto(INQUIRY_PATH)
  await expect(notice(page, 'gift-card-1500')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Annika')
  await page.getByRole('link', { name: messages.sv.inquiry.about.remove }).click()
  await expect(notice(page, 'gift-card-1500')).toHaveCount(0)
  await page.goto('/relax')
  await page.goto(INQUIRY_PATH)
  await expect(field(page, 'name')).toHaveValue('Annika')
  await expect(notice(page, 'gift-card-1500')).toHaveCount(0)
})

test('what the guest changes beats what the address fills in, also after a reload', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=conference-day&guests=4`)
  await field(page, 'participants').fill('6')
  await category(page, 'Annat').check()
  await page.reload()
  await untilInteractive(page)
  await expect(field(page, 'participants')).toHaveValue('6')
  await expect(category(page, 'Annat')).toBeChecked()
  await expect(notice(page, 'conference-day')).toBeVisible()
})

test('dates that cannot be asked for cannot be chosen', async ({ page }) => {
  await page.goto(INQUIRY_PATH)
  const earliest = await field(page, 'checkIn').getAttribute('min')
  expect(earliest).toMatch(/^20\d\d-\d\d-\d\d$/)
  await expect(field(page, 'checkOut')).toHaveAttribute('min', earliest ?? '')
  await field(page, 'checkIn').fill('2027-03-12')
  await expect(field(page, 'checkOut')).toHaveAttribute('min', '2027-03-12')
  await page.goto('/kvarglomt')
  for (const name of ['arrivalDate', 'departureDate'])
    await expect(page.locator(`#lost-and-found [name=${name}]`)).toHaveAttribute('max', earliest ?? '')
})
