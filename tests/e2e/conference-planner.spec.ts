import type { Page } from '@playwright/test'
import { venue } from '@/content/venue'
import { PLANNER_PATH, START_GUESTS } from '@/components/forms/planner/address'
import { conferenceOffers, type Arrangement } from '@/content/conference'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { field } from '../support/inquiry'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  holdBack,
  holdScripts,
  messages,
  test,
  widths,
} from '../support/test'

const words = messages.sv.conferencePlanner
const planOf = (page: Page) => page.getByRole('region', { name: words.answer, exact: true })
const guests = (page: Page) => page.getByRole('textbox', { name: words.guests })
const quizOf = (page: Page) => page.getByRole('checkbox', { name: /^Quiz/ })
const arrangement = (page: Page, name: Arrangement) => {
  const title = removeSoftHyphens(conferenceOffers[name].title.sv)
  return page.getByRole('radio', { name: new RegExp(`^${title}`) })
}

test('the conference planner answers each choice, and the address is the plan', async ({ page }) => {
  const { meals } = messages.sv.inquiry
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/conference')
  await page.getByRole('link', { name: messages.sv.conference.plan }).click()
  await expect(page).toHaveURL(PLANNER_PATH)
  const plan = planOf(page)
  await guests(page).fill('20')
  await expect(plan).toContainText('från 18 200 kr')
  await expect(plan.getByRole('row').filter({ hasText: words.tooSmall })).toHaveCount(2)
  await page.getByLabel(words.date).fill('2027-03-12')
  await expect(plan).toContainText('fredag 12 mars 2027')
  await quizOf(page).check()
  await expect(plan).toContainText('4 980 kr')
  await page.getByRole('checkbox', { name: meals.dinner, exact: true }).check()
  await expect(plan.getByRole('listitem').filter({ hasText: meals.dinner })).toBeVisible()
  await expect(page).toHaveURL(/guests=20&date=2027-03-12&type=day&meals=dinner&activities=quiz$/)
  await arrangement(page, 'lunchToLunch').check()
  await expect(plan.getByRole('img')).toHaveAccessibleName(/12:00.*13:00/)
  await expect(plan).not.toContainText('från 18 200 kr')

  await page.setViewportSize({ width: widths.phone, height: 900 })
  // In narrow windows the bar lies on the questions until the guest follows it.
  await page.getByRole('link', { name: words.toAnswer }).click()
  await expectNoAxeViolations(page, 'main')
  await expectNoSidewaysScroll(page)
})

test.describe('the conference planner without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers what the form sends, or says what is wrong with a number, and fills in the inquiry', async ({
    page,
  }) => {
    await page.goto(PLANNER_PATH)
    await guests(page).fill('20')
    await quizOf(page).check()
    await page.getByRole('button', { name: words.show }).click()
    await expect(page).toHaveURL(/guests=20&date=&type=day&nights=&activities=quiz#plan$/)
    await expect(planOf(page)).toContainText('4 980 kr')
    await expect(guests(page)).toHaveValue('20')
    await expect(quizOf(page)).toBeChecked()

    await page.goto(`${PLANNER_PATH}?guests=abc`)
    await expect(guests(page)).toHaveValue('abc')
    await expect(guests(page)).toHaveAccessibleDescription(`2–100 personer. ${words.guestsNotWhole}`)
    await expect(planOf(page)).not.toContainText(words.sum)

    await page.goto(`${PLANNER_PATH}?guests=20&type=lunchToLunch&rooms=yes&activities=quiz`)
    await page.getByRole('link', { name: words.send }).click()
    await expect(field(page, 'conferenceType')).toHaveValue('overnight')
    await expect(field(page, 'additionalRequests')).toHaveValue(
      /^Plan från konferensplaneraren\n20 personer\n[^]*\nAktiviteter: Quiz\n/,
    )
  })
})

test('a shared address opens the same plan, which prints on one page', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20&type=tailored&rooms=yes&nights=2&meals=lunch&activities=walk`)
  await expect(arrangement(page, 'tailored')).toBeChecked()
  await expect(page.getByLabel(words.nights)).toHaveValue('2')
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
  await quizOf(page).check()
  await page.getByRole('checkbox', { name: /^Musikquiz/ }).check()
  await expect(page).toHaveURL(/activities=quiz&activities=musicQuiz$/)

  await page.goBack()
  await expect(page).toHaveURL(/guests=15&type=tailored$/)
  await expect(quizOf(page)).not.toBeChecked()
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
  await quizOf(page).check()
  const send = page.getByRole('link', { name: words.send })
  await send.click()
  await expect(page).toHaveURL(/about=conference-lunchToLunch/)
  release()
  await expect(field(page, 'nights')).toHaveValue('1')
  await expect(field(page, 'additionalRequests')).toHaveValue(/Quiz/)
})

test('what is filled in before the scripts have come is answered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PLANNER_PATH)
  await guests(page).fill('15')
  await arrangement(page, 'tailored').check()
  await quizOf(page).check()
  release()
  await expect(page).toHaveURL(/guests=15&type=tailored&activities=quiz$/)
  await expect(planOf(page)).toContainText('15 personer')
})

test('the plan is kept as a draft, which can be given up, and begun anew by keyboard', async ({ page }) => {
  const { draft } = messages.sv.forms

  await test.step('kept', async () => {
    await page.goto(PLANNER_PATH)
    await guests(page).fill('15')
    await quizOf(page).check()
    await expect(page).toHaveURL(/activities=quiz/)
    await page.goto(PLANNER_PATH)
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(guests(page)).toHaveValue('15')
    await expect(quizOf(page)).toBeChecked()
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
    await expect(page.getByRole('heading', { name: words.answer })).toBeFocused()
    await guests(page).fill('1')
    await guests(page).press('Enter')
    await expect(guests(page)).toBeFocused()
  })
})
