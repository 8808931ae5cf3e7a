import type { Page } from '@playwright/test'
import { chatContent } from '@/content/chat'
import { christmas } from '@/content/facts'
import { choiceLabels } from '@/content/inquiry-choice-labels'
import { findSubject } from '@/content/subjects'
import { formatDates } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'
import { category, field, fillShared, INQUIRY_PATH, openTab, submit, tab } from '../support/inquiry'
import { fillIn } from '../support/site-forms'
import { expect, messages, switchToEnglish, test, testWithoutScripts } from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const sv = messages.sv.inquiry

const titleOf = (id: string, language: Locale) => findSubject(id)?.title[language] ?? ''
const aboutLine = (id: string, language: Locale) =>
  messages[language].inquiry.about.label.replace('{title}', titleOf(id, language))
const notice = (page: Page, id: string, language: Locale = 'sv') =>
  page.getByText(aboutLine(id, language), { exact: true }).first()
const expectOpenTab = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')

for (const [language, run] of [
  ['sv', test],
  ['en', testWithoutScripts],
] as const) {
  const t = messages[language].inquiry

  run(`the form has the fields of its subject (${language})`, async ({ page, chooseLanguage }) => {
    await chooseLanguage(language)

    await test.step('a gift card has no dates', async () => {
      await page.goto(`${INQUIRY_PATH}?about=gift-card-600&fromConference=true`)
      await expect(field(page, 'participants')).toHaveAccessibleDescription('')
      await page.goto(`${INQUIRY_PATH}?about=gift-card-600`)
      const [left, below] = ['participants', 'name'].map((name) => field(page, name).boundingBox())
      expect((await below)?.x).toBe((await left)?.x)
      await expect(notice(page, 'gift-card-600', language)).toBeVisible()
      await expect(category(page, choiceLabels.category.other[language])).toBeChecked()
      for (const name of ['checkIn', 'checkOut', 'nights', 'dietaryRequirements'])
        await expect(field(page, name)).toHaveCount(0)
      await expect(page.getByLabel(t.giftCard.label)).toBeVisible()

      await submit(page, t.submit)
      await expect(field(page, 'participants')).toHaveAccessibleDescription(t.giftCard.missing)
      await expect(notice(page, 'gift-card-600', language)).toBeVisible()
      const values = { name: 'Åsa Öberg', email: uniqueEmail(), phone: '070-174 06 35', participants: '2' }
      await fillIn(page.locator('#inquiry'), values)
      await submit(page, t.submit)
      await expect(page.getByText(/KF-\w{6}/).first()).toBeVisible()
    })

    await test.step('a table has one date', async () => {
      await page.goto(`${INQUIRY_PATH}?about=table&guests=4`)
      await expect(field(page, 'participants')).toHaveValue('4')
      await expect(field(page, 'checkOut')).toHaveCount(0)
      await expect(page.getByLabel(t.day.label, { exact: true })).toBeVisible()
      await expect(field(page, 'additionalRequests')).toHaveAccessibleDescription(t.day.table)
      await submit(page, t.submit)
      await expect(field(page, 'checkIn')).toHaveAccessibleDescription(t.day.missing)
    })
  })
}

test('summary and receipt follow what an inquiry asks for', async ({ page }) => {
  const { soFar, giftCard, fields, sent } = sv
  const summary = page.getByRole('region', { name: soFar.heading.private })
  const receipt = page.getByRole('region', { name: sent })
  await page.goto(`${INQUIRY_PATH}?about=celebration-wedding`)
  await fillShared(page)
  await expect(summary).toContainText(keepRanges('12–14 mars 2027'))

  await test.step('one day, and neither days nor people', async () => {
    await page.goto(`${INQUIRY_PATH}?about=table`)
    await expect(summary).toContainText('12 mars 2027')
    await page.goto(`${INQUIRY_PATH}?about=gift-card-600`)
    // Twelve guests are no twelve cards.
    await expect(field(page, 'participants')).toHaveValue('')
    await field(page, 'participants').fill('2')
    await expect(summary).toContainText(titleOf('gift-card-600', 'sv'))
    await expect(summary).not.toContainText(/2027|personer/)
  })

  await test.step('the receipt, also where the page asks for something else', async () => {
    await submit(page)
    for (const next of ['?about=celebration-wedding', '?about=table']) {
      await expect(receipt.getByText(giftCard.label, { exact: true })).toBeVisible()
      await expect(receipt).toContainText('Inget är beställt')
      await page.goto(INQUIRY_PATH + next)
    }
    await expect(receipt.getByText(fields.private.participants)).toHaveCount(0)
  })
})

test('a subject with days of its own names them beside the date and takes no others', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=christmas-buffet`)
  const evenings = formatDates(christmas.buffet.dates, 'sv', undefined, 'disjunction')
  const buffet = `Välj ${evenings.replaceAll('\u00A0', ' ')}.`
  await expect(field(page, 'checkIn')).toHaveAccessibleDescription(buffet)

  await page.goto(`${INQUIRY_PATH}?about=package-8`)
  const senior = 'Välj måndag–onsdag eller onsdag–fredag.'
  await expect(field(page, 'checkIn')).toHaveAccessibleDescription(senior)
  await fillShared(page, { participants: '2', nights: '5' })
  await submit(page)
  await expect(field(page, 'checkIn')).toHaveAccessibleDescription(
    `${senior} Seniorpaket 60+ gäller måndag–onsdag eller onsdag–fredag.`,
  )
  await expect(field(page, 'nights')).toHaveAccessibleDescription(messages.sv.forms.errors.nightsContradict)
})

test('an activity says its season and how many it is for', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=activity-snowmobile`)
  await expect(field(page, 'checkIn')).toHaveAccessibleDescription('Säsong: december–mars.')
  await expect(field(page, 'participants')).toHaveAccessibleDescription('Minst 4 personer.')
})

test('the subject stays when the locale changes, and can be removed', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage-50&guests=2`)
  await expect(category(page, choiceLabels.category.relax.sv)).toBeChecked()
  await field(page, 'name').fill('Annika')
  await switchToEnglish(page)
  await expect(notice(page, 'treatment-classicMassage-50', 'en')).toBeVisible()
  await page.getByRole('link', { name: messages.en.inquiry.about.remove }).click()
  await expect(page).toHaveURL(`${INQUIRY_PATH}?guests=2&fromConference=false`)
  await expect(notice(page, 'treatment-classicMassage-50', 'en')).toHaveCount(0)
  await expect(field(page, 'about')).toHaveValue('')
  await expect(field(page, 'checkOut')).toBeVisible()
  await expect(field(page, 'participants')).toHaveValue('2')
  await expect(field(page, 'name')).toHaveValue('Annika')

  await test.step('the longest title fits a narrow window', async () => {
    await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage`)
    await expect(notice(page, 'treatment-classicMassage', 'en')).toBeVisible()
    await expect(page).toHaveNoAxeViolations('main')
    await expect(page).toHaveNoSidewaysScroll()
  })
})

test('a redirect for companies opens their tab with the Christmas buffet', async ({ page }) => {
  await page.goto('/julbord-foretag')
  await expectOpenTab(page, sv.tabs.business)
  await expect(category(page, choiceLabels.category.julbord.sv)).toBeChecked()
})

test('an expired subject is named, and the form is empty', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=event-kraftskiva&guests=many`)
  await expect(page.getByText(sv.about.closed)).toBeVisible()
  await expect(page.getByText(sv.about.remove)).toHaveCount(0)
  for (const name of ['participants', 'checkOut', 'about']) await expect(field(page, name)).toHaveValue('')
})

testWithoutScripts('the previous page opens its tab without JavaScript', async ({ page }) => {
  await page.goto('/teambuilding')
  await page.getByRole('link', { name: messages.sv.footer.privateInquiry }).click()
  await expectOpenTab(page, sv.tabs.private)
  const referer = new URL('/teambuilding', page.url()).href
  await page.goto(INQUIRY_PATH, { referer })
  await expectOpenTab(page, sv.tabs.business)
})

test('a link within the site changes tab and subject and keeps the values', async ({ page }) => {
  await test.step('a soft navigation from team building opens the tab of companies', async () => {
    await page.goto('/teambuilding')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const link = page.locator(`a[href="${INQUIRY_PATH}"]`).first()
    await link.evaluate((element: HTMLElement) => element.click())
    await expectOpenTab(page, sv.tabs.business)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  await test.step('another link changes the form, and Back restores it', async () => {
    await page.goto(`${INQUIRY_PATH}?about=table`)
    await field(page, 'name').fill('Annika')
    await openTab(page, sv.tabs.business)
    await page.getByRole('link', { name: messages.sv.footer.privateInquiry }).click()
    await expectOpenTab(page, sv.tabs.private)
    await expect(notice(page, 'table')).toHaveCount(0)
    await page.goBack()
    await expect(notice(page, 'table')).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('Annika')
  })
})

test('the package that an inquiry is about is not asked for again, until it is removed', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=package-104`)
  await expect(notice(page, 'package-104')).toBeVisible()
  await expect(field(page, 'packageType')).toHaveValue('harliga-fredag')
  await expect(field(page, 'packageType')).toBeHidden()
  await page.getByRole('link', { name: sv.about.remove }).click()
  await expect(field(page, 'packageType')).toBeVisible()
})

test('the other tab has no category for a subject of companies', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=conference-lunchToLunch`)
  await openTab(page, sv.tabs.private)
  await expect(category(page, choiceLabels.category.other.sv)).toBeChecked()
  await openTab(page, sv.tabs.business)
  await expect(category(page, choiceLabels.category.conference.sv)).toBeChecked()
})

test('a draft restores its subject when the URL names none', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=gift-card-1500`)
  await field(page, 'name').fill('Annika')
  await page.goto(INQUIRY_PATH)
  await expect(notice(page, 'gift-card-1500')).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Annika')
  await page.getByRole('link', { name: sv.about.remove }).click()
  await expect(notice(page, 'gift-card-1500')).toHaveCount(0)
  await page.goto(INQUIRY_PATH)
  await expect(field(page, 'name')).toHaveValue('Annika')
  await expect(notice(page, 'gift-card-1500')).toHaveCount(0)
})

test('the chat leaves an inquiry as it stands', async ({ page }) => {
  const { heading, contact } = chatContent.sv
  await page.goto(`${INQUIRY_PATH}?about=christmas-buffet`)
  const wishes = field(page, 'additionalRequests')
  await wishes.fill('Vi är fyra.')
  await page.getByRole('button', { name: messages.sv.layout.openChat }).click()
  const chat = page.getByRole('dialog', { name: heading })
  await chat.getByRole('button', { name: contact }).click()
  await expect(chat).toBeHidden()
  await expect(notice(page, 'christmas-buffet')).toBeAttached()
  await expect(wishes).toHaveValue('Vi är fyra.')
  await expect(wishes).toBeInViewport()
})

test('what a guest chose beats the subject that a draft brings back', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=conference-day&guests=4`)
  const rooms = page.getByRole('group', { name: sv.fields.needsAccommodation })
  await expect(rooms.getByLabel(sv.no)).toBeChecked()
  await rooms.getByLabel(sv.yes).check()
  await field(page, 'participants').fill('6')
  await page.reload()
  await expect(field(page, 'participants')).toHaveValue('6')
  await page.goto(INQUIRY_PATH)
  await expect(notice(page, 'conference-day')).toBeVisible()
  await expect(rooms.getByLabel(sv.yes)).toBeChecked()
  await page.reload()
  await expect(rooms.getByLabel(sv.yes)).toBeChecked()
})

test('the date fields offer only valid days', async ({ page }) => {
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
