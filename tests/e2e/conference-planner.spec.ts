import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { venue } from '@/content/venue'
import { PLANNER_PATH, START_GUESTS } from '@/components/forms/planner/address'
import { conferenceTexts } from '@/content/conference'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import type { Locale } from '@/lib/i18n/locales'
import { answerCookieBanner, NEEDS_STORE, withoutStore } from '../support/forms'
import { field, submit } from '../support/inquiry'
import { openStore } from '../support/stored'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  holdBack,
  holdScripts,
  languages,
  messages,
  test,
  widths,
} from '../support/test'

const planOf = (page: Page, language: Locale = 'sv') =>
  page.getByRole('region', { name: messages[language].conferencePlanner.answer, exact: true })
const guests = (page: Page, language: Locale = 'sv') =>
  page.getByRole('textbox', { name: messages[language].conferencePlanner.guests })
const arrangement = (page: Page, name: 'day' | 'lunchToLunch' | 'tailored', language: Locale = 'sv') =>
  page.getByRole('radio', {
    name: new RegExp(`^${removeSoftHyphens(conferenceTexts[language].offers[name].title)}`),
  })

for (const language of languages) {
  const words = messages[language].conferencePlanner
  const { meals } = messages[language].inquiry
  const expected = {
    sv: {
      width: widths.desktop,
      day: 'från 18 200 kr',
      quiz: '4 980 kr',
      date: 'fredag 12 mars 2027',
      people: '20 personer',
    },
    en: {
      width: widths.phone,
      day: 'from 18,200 SEK',
      quiz: '4,980 SEK',
      date: 'Friday, 12 March 2027',
      people: '20 people',
    },
  }[language]

  test(`the conference planner answers each choice, and the address is the plan (${language})`, async ({
    chooseLanguage,
    page,
  }) => {
    await chooseLanguage(language)
    await answerCookieBanner(page)
    await page.setViewportSize({ width: expected.width, height: 900 })
    await page.goto('/conference')
    await page.getByRole('link', { name: messages[language].conference.plan }).click()
    await expect(page).toHaveURL(PLANNER_PATH)
    const plan = planOf(page, language)
    await guests(page, language).fill('20')
    await expect(plan).toContainText(expected.day)
    await expect(plan.getByRole('row').filter({ hasText: words.tooSmall })).toHaveCount(2)
    await page.getByLabel(words.date).fill('2027-03-12')
    await expect(plan).toContainText(expected.date)
    await page.getByRole('checkbox', { name: /^Quiz/ }).check()
    await expect(plan).toContainText(expected.quiz)
    await page.getByRole('checkbox', { name: meals.dinner, exact: true }).check()
    await expect(plan.getByRole('listitem').filter({ hasText: meals.dinner })).toBeVisible()
    await expect(page).toHaveURL(/guests=20&date=2027-03-12&type=day&meals=dinner&activities=quiz$/)
    await arrangement(page, 'lunchToLunch', language).check()
    await expect(plan.getByRole('img')).toHaveAccessibleName(/12:00.*13:00/)
    await expect(plan).not.toContainText(expected.day)

    await page.setViewportSize({ width: widths.phone, height: 900 })
    // In narrow windows the bar lies on the questions until the guest follows it.
    await page.getByRole('link', { name: words.toAnswer }).click()
    await page.setViewportSize({ width: expected.width, height: 900 })
    await expectNoAxeViolations(page, 'main')
    await expectNoSidewaysScroll(page)
  })
}

test.describe('the conference planner without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers what the form sends, or says what is wrong with a number', async ({ page }) => {
    const words = messages.sv.conferencePlanner
    await page.goto(PLANNER_PATH)
    await guests(page).fill('20')
    await page.getByRole('checkbox', { name: /^Quiz/ }).check()
    await page.getByRole('button', { name: words.show }).click()
    await expect(page).toHaveURL(/guests=20&date=&type=day&nights=&activities=quiz#plan$/)
    await expect(planOf(page)).toContainText('4 980 kr')
    await expect(guests(page)).toHaveValue('20')
    await expect(page.getByRole('checkbox', { name: /^Quiz/ })).toBeChecked()

    await page.goto(`${PLANNER_PATH}?guests=abc`)
    await expect(guests(page)).toHaveValue('abc')
    await expect(guests(page)).toHaveAccessibleDescription(
      `Från 2 till 100 personer. ${words.errors.guestsNotWhole}`,
    )
    await expect(planOf(page)).not.toContainText(words.sum)
  })
})

test('a shared address opens the same plan, which prints on one page', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20&type=tailored&rooms=yes&nights=2&meals=lunch&activities=walk`)
  await expect(arrangement(page, 'tailored')).toBeChecked()
  await expect(page.getByLabel(messages.sv.conferencePlanner.nights)).toHaveValue('2')
  await expect(planOf(page)).toContainText('4 400 kr')

  await test.step('a wrong number is told while it is typed', async () => {
    await guests(page).fill('1000')
    await expect(guests(page)).toHaveAccessibleDescription(/högst 100/)
    await expectNoAxeViolations(page, 'main')
  })

  await test.step('a full plan prints on one page, without the questions', async () => {
    await page.goto(
      `${PLANNER_PATH}?guests=100&date=2027-03-12&type=lunchToLunch&rooms=yes&meals=morningCoffee,lunch,afternoonCoffee,dinner` +
        '&activities=quiz,musicQuiz,drinkTasting,escapeBox,murderMystery,treasureHunt,pentathlon,walk',
    )
    await page.emulateMedia({ media: 'print' })
    await expect(guests(page)).toBeHidden()
    await expect(planOf(page).getByRole('img')).toBeVisible()
    await expect(planOf(page)).toContainText(venue.phone.display.sv)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})

test('Back undoes the answer to one question at a time, then leaves, and Forward brings the plan back', async ({
  page,
}) => {
  const quiz = page.getByRole('checkbox', { name: /^Quiz/ })
  await page.goto('/conference')
  await page.getByRole('link', { name: messages.sv.conference.plan }).click()
  await expect(page).toHaveURL(PLANNER_PATH)
  // However often it is changed, a question is one step.
  for (const count of ['8', '15']) {
    await guests(page).fill(count)
    await expect(page).toHaveURL(new RegExp(`guests=${count}&type=day$`))
  }
  await arrangement(page, 'tailored').check()
  await expect(page).toHaveURL(/guests=15&type=tailored$/)
  await quiz.check()
  await page.getByRole('checkbox', { name: /^Musikquiz/ }).check()
  await expect(page).toHaveURL(/activities=quiz&activities=musicQuiz$/)

  await page.goBack()
  await expect(page).toHaveURL(/guests=15&type=tailored$/)
  await expect(quiz).not.toBeChecked()
  await page.goBack()
  await expect(arrangement(page, 'day')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(PLANNER_PATH)
  await expect(guests(page)).toHaveValue(START_GUESTS)
  await page.goForward()
  await page.goForward()
  await expect(arrangement(page, 'tailored')).toBeChecked()
  await expect(guests(page)).toHaveValue('15')
  await expect(planOf(page)).toContainText('15 personer')

  // What is changed now is a new step, of the same question too.
  await arrangement(page, 'lunchToLunch').check()
  await expect(page).toHaveURL(/guests=15&type=lunchToLunch$/)
  await page.goBack()
  await expect(arrangement(page, 'tailored')).toBeChecked()
  for (const address of [/type=day$/, PLANNER_PATH, /\/conference$/]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
})

test('sent before the page has answered, the plan goes as it is filled in', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20`)
  const release = await holdBack(page, `**${PLANNER_PATH}?*`)
  await arrangement(page, 'lunchToLunch').check()
  await page.getByRole('checkbox', { name: /^Quiz/ }).check()
  const send = page.getByRole('link', { name: messages.sv.conferencePlanner.send })
  await send.click()
  await expect(page).toHaveURL(/about=conference-lunchToLunch/)
  release()
  await expect(field(page, 'nights')).toHaveValue('1')
  await expect(field(page, 'additionalRequests')).toHaveValue(/Quiz/)
})

test('a plan with a wrong date is sent without it', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20&type=day`)
  await page.getByLabel(messages.sv.conferencePlanner.date).fill('2025-01-01')
  await expect(page.getByText(messages.sv.conferencePlanner.errors.dateInPast)).toBeVisible()
  await page.getByRole('link', { name: messages.sv.conferencePlanner.send }).click()
  await expect(field(page, 'participants')).toHaveValue('20')
  await expect(field(page, 'checkIn')).toHaveValue('')
})

test('what is filled in before the scripts have come is answered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PLANNER_PATH)
  await guests(page).fill('15')
  await arrangement(page, 'tailored').check()
  await page.getByRole('checkbox', { name: /^Quiz/ }).check()
  release()
  await expect(page).toHaveURL(/guests=15&type=tailored&activities=quiz$/)
  await expect(planOf(page)).toContainText('15 personer')
})

test('the plan is kept as a draft, which can be given up, and begun anew by keyboard', async ({ page }) => {
  const { draft } = messages.sv.forms

  await test.step('kept', async () => {
    await page.goto(PLANNER_PATH)
    await guests(page).fill('15')
    await page.getByRole('checkbox', { name: /^Quiz/ }).check()
    await expect(page).toHaveURL(/activities=quiz/)
    await page.goto(PLANNER_PATH)
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(guests(page)).toHaveValue('15')
    await expect(page.getByRole('checkbox', { name: /^Quiz/ })).toBeChecked()
  })

  await test.step('given up', async () => {
    await page.getByRole('button', { name: draft.startOver }).click()
    await expect(page.getByText(draft.restored)).toBeHidden()
    await expect(guests(page)).toHaveValue(START_GUESTS)
    await expect(guests(page)).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${PLANNER_PATH}$`))
  })

  await test.step('it works by keyboard, and Enter leads to the plan', async () => {
    await arrangement(page, 'day').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/type=lunchToLunch/)
    await page.getByRole('checkbox', { name: messages.sv.inquiry.meals.lunch, exact: true }).press('Space')
    await expect(page).toHaveURL(/meals=lunch/)
    await guests(page).press('Enter')
    await expect(page.getByRole('heading', { name: messages.sv.conferencePlanner.answer })).toBeFocused()
    await guests(page).fill('1')
    await guests(page).press('Enter')
    await expect(guests(page)).toBeFocused()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a plan that is sent ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test.skip(withoutStore, NEEDS_STORE)

    test('arrives with its lines', async ({ page }) => {
      const query =
        'guests=20&date=2027-03-12&type=lunchToLunch&rooms=yes&meals=lunch&meals=dinner&activities=quiz'
      await page.goto(`${PLANNER_PATH}?${query}`)
      await page.getByRole('link', { name: messages.sv.conferencePlanner.send }).click()
      const values = {
        participants: '20',
        nights: '1',
        checkIn: '2027-03-12',
        checkOut: '2027-03-13',
        conferenceType: 'overnight',
      }
      for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
      await expect(field(page, 'additionalRequests')).toHaveValue(
        /^Plan från konferensplaneraren\n20 personer/,
      )
      const email = `${randomUUID()}@example.com`
      await field(page, 'name').fill('Åsa Öberg')
      await field(page, 'company').fill('Norrskog Trä AB')
      await field(page, 'email').fill(email)
      await field(page, 'phone').fill('070-174 06 35')
      await submit(page)
      const { sent, toast } = messages.sv.inquiry
      await expect(page.getByText(javaScriptEnabled ? sent.title : toast.sentTitle).first()).toBeVisible()
      const { rows } = await openStore()
      const { data } = await rows.from('booking_inquiries').select().eq('email', email).single()
      expect(data).toMatchObject({
        form_type: 'business',
        category: 'conference',
        needs_accommodation: 'yes',
        meals: JSON.stringify({ lunch: true, dinner: true, morningCoffee: false, afternoonCoffee: false }),
        subject: 'Konferens, lunch till lunch',
        conference_type: 'overnight',
        additional_requests: expect.stringContaining('\nAktiviteter: Quiz\n'),
      })
    })
  })
}
