import type { Page } from '@playwright/test'
import { choiceLabels } from '@/content/inquiry-choice-labels'
import type { Category } from '@/content/inquiry-choices'
import { findSubject } from '@/content/subjects'
import type { Locale } from '@/lib/i18n/locales'
import { category, field, fillShared, INQUIRY_PATH, openTab, submit, tab } from '../support/inquiry'
import { fillIn } from '../support/site-forms'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  messages,
  test,
  untilInteractive,
} from '../support/test'
import { uniqueEmail } from '../support/unique-email'

const sv = messages.sv.inquiry

const titleOf = (id: string, language: Locale) => findSubject(id)?.title[language] ?? ''
const aboutLine = (id: string, language: Locale) =>
  messages[language].inquiry.about.label.replace('{title}', titleOf(id, language))
const notice = (page: Page, id: string, language: Locale = 'sv') =>
  page.getByText(aboutLine(id, language), { exact: true }).first()
const categoryLabel = (value: Category, language: Locale = 'sv') => choiceLabels.category[value][language]
const expectOpenTab = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')

for (const { language, javaScriptEnabled } of [
  { language: 'sv', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
] as const) {
  const words = messages[language].inquiry

  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('the form has the fields of its subject and is sent', async ({ page }) => {
      await test.step('a gift card has no dates', async () => {
        await page.goto('/presentkort')
        await page.getByRole('article').first().getByRole('link').click()
        await expect(page).toHaveURL(/about=gift-card-600/)
        await expect(notice(page, 'gift-card-600', language)).toBeVisible()
        await expect(category(page, categoryLabel('other', language))).toBeChecked()
        for (const name of ['checkIn', 'checkOut', 'nights', 'dietaryRequirements'])
          await expect(field(page, name)).toHaveCount(0)
        await expect(page.getByLabel(words.giftCard.label)).toBeVisible()
        if (javaScriptEnabled) {
          await untilInteractive(page)
          await expectNoAxeViolations(page, 'main')
        }

        await submit(page, words.submit)
        await expect(field(page, 'participants')).toHaveAccessibleDescription(words.giftCard.missing)
        await expect(notice(page, 'gift-card-600', language)).toBeVisible()
        const email = uniqueEmail()
        const values = { name: 'Åsa Öberg', email, phone: '070-174 06 35', participants: '2' }
        await fillIn(page.locator('#inquiry'), values)
        await submit(page, words.submit)
        await expect(
          page.getByText(javaScriptEnabled ? words.sent : words.toast.sentTitle).first(),
        ).toBeVisible()
      })

      await test.step('a table has one date', async () => {
        await page.goto(`${INQUIRY_PATH}?about=table&guests=4`)
        await expect(field(page, 'participants')).toHaveValue('4')
        await expect(field(page, 'checkOut')).toHaveCount(0)
        await expect(page.getByLabel(words.day.label, { exact: true })).toBeVisible()
        await submit(page, words.submit)
        await expect(field(page, 'checkIn')).toHaveAccessibleDescription(words.day.missing)
      })
    })

    test('a subject with days of its own names them beside the date and takes no others', async ({
      page,
    }) => {
      const days = {
        sv: {
          senior: 'Välj måndag–onsdag eller onsdag–fredag.',
          error: 'Seniorpaket 60+ gäller måndag–onsdag eller onsdag–fredag.',
          buffet: 'Välj 29 november, 6 eller 12 december.',
        },
        en: {
          senior: 'Choose Monday–Wednesday or Wednesday–Friday.',
          error: 'Senior package 60+ is for Monday–Wednesday or Wednesday–Friday.',
          buffet: 'Choose 29 November, 6 or 12 December.',
        },
      }[language]
      await page.goto(`${INQUIRY_PATH}?about=christmas-buffet`)
      await expect(field(page, 'checkIn')).toHaveAccessibleDescription(days.buffet)

      await page.goto(`${INQUIRY_PATH}?about=package-8`)
      await expect(field(page, 'checkIn')).toHaveAccessibleDescription(days.senior)
      await fillShared(page, { participants: '2', nights: '5' })
      await submit(page, words.submit)
      await expect(field(page, 'checkIn')).toHaveAccessibleDescription(`${days.senior} ${days.error}`)
      await expect(field(page, 'nights')).toHaveAccessibleDescription(
        messages[language].forms.errors.nightsContradict,
      )
    })

    test('Christmas for companies opens their tab with the Christmas buffet', async ({ page }) => {
      await page.goto('/julbord-foretag')
      await expectOpenTab(page, words.tabs.business)
      await expect(category(page, categoryLabel('julbord', language))).toBeChecked()
      await expect(field(page, 'checkOut')).toHaveCount(0)
      await page.getByRole('link', { name: words.about.remove }).click()
      await expect(field(page, 'checkOut')).toBeVisible()
    })

    test('the subject can be removed, and stays when the locale changes', async ({
      page,
      chooseLanguage,
    }) => {
      await test.step('a change of locale keeps it', async () => {
        const other = language === 'sv' ? 'en' : 'sv'
        await page.goto(`${INQUIRY_PATH}?about=room-accessible`)
        const toggle = page
          .getByRole('banner')
          .getByRole('button', { name: other.toUpperCase(), exact: true })
        await toggle.click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(notice(page, 'room-accessible', other)).toBeVisible()
      })

      await test.step('it can be removed', async () => {
        await chooseLanguage(language)
        await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage-50&guests=2`)
        await expect(notice(page, 'treatment-classicMassage-50', language)).toBeVisible()
        await expect(category(page, categoryLabel('relax', language))).toBeChecked()
        await field(page, 'name').fill('Annika')
        await page.getByRole('link', { name: words.about.remove }).click()
        await expect(page).toHaveURL(`${INQUIRY_PATH}?guests=2&fromConference=false`)
        await expect(notice(page, 'treatment-classicMassage-50', language)).toHaveCount(0)
        await expect(field(page, 'about')).toHaveValue('')
        await expect(field(page, 'checkOut')).toBeVisible()
        await expect(field(page, 'participants')).toHaveValue('2')
        if (javaScriptEnabled) await expect(field(page, 'name')).toHaveValue('Annika')
      })

      await test.step('the longest title fits a narrow window', async () => {
        await page.goto(`${INQUIRY_PATH}?about=treatment-classicMassage`)
        await expect(notice(page, 'treatment-classicMassage', language)).toBeVisible()
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectNoAxeViolations(page, 'main')
      })
    })
  })
}

test('an expired subject is named, and the form is empty', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=event-kraftskiva&guests=many`)
  await expect(page.getByText(sv.about.over)).toBeVisible()
  await expect(page.getByText(sv.about.remove)).toHaveCount(0)
  for (const name of ['participants', 'checkOut', 'about']) await expect(field(page, name)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the previous page opens its tab, unless the link names one', async ({ page }) => {
    await page.goto('/teambuilding')
    await page.getByRole('link', { name: messages.sv.footer.privateInquiry }).click()
    await expectOpenTab(page, sv.tabs.private)
    const referer = new URL('/teambuilding', page.url()).href
    await page.goto(INQUIRY_PATH, { referer })
    await expectOpenTab(page, sv.tabs.business)
  })
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

test('a value that the guest changes beats that of the URL, also after a reload', async ({ page }) => {
  await page.goto(`${INQUIRY_PATH}?about=conference-day&guests=4`)
  await field(page, 'participants').fill('6')
  await category(page, 'Annat').check()
  await page.reload()
  await expect(field(page, 'participants')).toHaveValue('6')
  await expect(category(page, 'Annat')).toBeChecked()
  await expect(notice(page, 'conference-day')).toBeVisible()
})

test('the date fields offer valid days alone', async ({ page }) => {
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
