import type { Page } from '@playwright/test'
import { PLANNER_PAUSE_MS, START_GUESTS } from '@/components/forms/planner/query'
import { type Arrangement, conferenceOffers } from '@/content/conference'
import { venue } from '@/content/venue'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { PLANNER_PATH } from '@/lib/routes/paths'
import { field } from '../support/inquiry'
import { expect, holdBack, holdScripts, messages, test, testWithoutScripts, widths } from '../support/test'

const { conferencePlanner: t, inquiry } = messages.sv
const planOf = (page: Page) => page.getByRole('region', { name: t.answer, exact: true })
const guests = (page: Page) => page.getByRole('textbox', { name: t.guests })
const quiz = (page: Page) => page.getByRole('checkbox', { name: /^Quiz/ })
const rooms = (page: Page) =>
  page
    .getByRole('group', { name: inquiry.fields.needsAccommodation })
    .getByRole('radio', { name: inquiry.yes })
const arrangement = (page: Page, name: Arrangement) => {
  const title = removeSoftHyphens(conferenceOffers[name].title.sv)
  return page.getByRole('radio', { name: new RegExp(`^${title}`) })
}

/** What the planner opens with after the bar of /conference. */
const STARTED = new RegExp(`${PLANNER_PATH}\\?guests=${START_GUESTS}&date=$`)
const start = (page: Page) => page.getByRole('form', { name: messages.sv.conference.plan })

test('the conference planner answers each choice, and the URL is the plan', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/conference')
  await start(page).getByLabel(t.guests).fill('20')
  await start(page).getByLabel(t.date).fill('2027-03-12')
  await start(page).getByRole('button').click()
  const plan = planOf(page)
  await expect(plan).toContainText('från 18 200 kr')
  await expect(plan.getByRole('row').filter({ hasText: t.tooSmall })).toHaveCount(2)
  await expect(plan).toContainText('fredag 12 mars 2027')
  await quiz(page).check()
  await expect(plan).toContainText('4 980 kr')
  await page.getByRole('checkbox', { name: inquiry.meals.dinner, exact: true }).check()
  await expect(plan.getByRole('listitem').filter({ hasText: inquiry.meals.dinner })).toBeVisible()
  await expect(page).toHaveURL(/guests=20&date=2027-03-12&type=day&nights=&meals=dinner&activities=quiz$/)

  await test.step('on a phone the bar at the foot leads to the plan', async () => {
    await page.setViewportSize({ width: widths.phone, height: 900 })
    const bar = page.getByRole('button', { name: t.toAnswer })
    const chat = page.getByRole('button', { name: messages.sv.layout.openChat })
    const [left, right] = await Promise.all([bar.boundingBox(), chat.boundingBox()])
    expect(left!.x + left!.width).toBeLessThan(right!.x)
    await bar.click()
    await expect(page.getByRole('heading', { name: t.answer })).toBeInViewport()
    await expect(page).toHaveNoAxeViolations('main')
    await expect(page).toHaveNoSidewaysScroll()
  })
})

testWithoutScripts(
  'the bar of the conference page opens the planner without JavaScript',
  async ({ page }) => {
    const { conference, conferencePlanner } = messages.en
    await page.goto('/conference?lang=en')
    const bar = page.getByRole('form', { name: conference.plan })
    await bar.getByLabel(conferencePlanner.guests).fill('20')
    await bar.getByRole('button').click()
    await expect(page.getByRole('region', { name: conferencePlanner.answer })).toContainText('18,200 SEK')
  },
)

test('on a phone activities outdoors fold until the query names one', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto(PLANNER_PATH)
  const snowshoes = page.getByRole('checkbox', { name: /^Snöskor/ })
  const fold = page.getByRole('button', { name: t.outdoors })
  await expect(snowshoes).toBeHidden()
  await fold.click()
  await snowshoes.check()
  await expect(page).toHaveURL(/activities=/)
  await fold.click()
  await expect(snowshoes).toBeHidden()
  const planned = page.getByRole('listitem').filter({ hasText: 'Snöskor' })
  await page.goBack()
  await expect(planned).toHaveCount(0)
  await page.goForward()
  await expect(planned).toHaveCount(1)
  await expect(snowshoes).toBeVisible()
  await expect(snowshoes).toBeChecked()
})

testWithoutScripts('the form is answered or its number corrected without JavaScript', async ({ page }) => {
  await page.goto(PLANNER_PATH)
  await guests(page).fill('20')
  await quiz(page).check()
  await page.getByRole('button', { name: t.show }).click()
  await expect(page).toHaveURL(/guests=20&date=&type=day&nights=&activities=quiz#plan$/)
  await expect(planOf(page)).toContainText('4 980 kr')
  await expect(guests(page)).toHaveValue('20')
  await expect(quiz(page)).toBeChecked()

  await page.goto(`${PLANNER_PATH}?guests=abc`)
  await expect(guests(page)).toHaveValue('abc')
  await expect(guests(page)).toHaveAccessibleDescription(`2–100 personer. ${t.guestsNotWhole}`)
  await expect(planOf(page)).not.toContainText(t.sum)
})

test('a shared URL opens the same plan, which prints on one page', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20&type=tailored&rooms=yes&nights=2&meals=lunch&activities=walk`)
  await expect(arrangement(page, 'tailored')).toBeChecked()
  await expect(page.getByLabel(inquiry.fields.nights)).toHaveValue('2')
  await expect(planOf(page)).toContainText('4 400 kr')

  await test.step('a wrong number has its message while it is typed', async () => {
    await guests(page).fill('1000')
    await expect(guests(page)).toHaveAccessibleDescription(/högst 100/)
    await expect(page).toHaveNoAxeViolations('main')
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

test('Back undoes one answer at a time, and Forward repeats it', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 900 })
  await page.goto('/conference')
  await start(page).getByRole('button').click()
  await expect(page).toHaveURL(STARTED)
  await guests(page).fill('15')
  await expect(page).toHaveURL(/guests=15/)
  await arrangement(page, 'tailored').check()
  await expect(page).toHaveURL(/type=tailored/)
  await page.getByRole('button', { name: t.toAnswer }).click()
  await rooms(page).check()
  await expect(page).toHaveURL(/rooms=yes/)

  await page.goBack()
  await expect(page).not.toHaveURL(/rooms=yes/)
  await expect(rooms(page)).not.toBeChecked()
  await page.goBack()
  await expect(arrangement(page, 'day')).toBeChecked()
  await expect(guests(page)).toHaveValue('15')
  await page.goBack()
  await expect(page).toHaveURL(STARTED)
  await expect(guests(page)).toHaveValue(START_GUESTS)
  await page.goForward()
  await page.goForward()
  await expect(arrangement(page, 'tailored')).toBeChecked()
  await expect(planOf(page)).toContainText('15 personer')

  await arrangement(page, 'lunchToLunch').check()
  await expect(page).toHaveURL(/type=lunchToLunch/)
  await page.goBack()
  await expect(arrangement(page, 'tailored')).toBeChecked()
  for (const url of [/type=day/, STARTED, /\/conference$/]) {
    await page.goBack()
    await expect(page).toHaveURL(url)
  }
})

test('a late answer does not reset what was filled in since', async ({ page }) => {
  await page.clock.install()
  await page.goto(PLANNER_PATH)
  await page.clock.pauseAt(Date.now() + 60_000)
  const release = await holdBack(page, `**${PLANNER_PATH}?*`)
  const isAsked = page.waitForRequest(`**${PLANNER_PATH}?*`)
  await arrangement(page, 'tailored').check()
  await page.clock.runFor(PLANNER_PAUSE_MS)
  await isAsked
  await guests(page).fill('30')
  await quiz(page).check()
  release()
  await expect(planOf(page)).toContainText(`för ${START_GUESTS} personer`)
  await expect(guests(page)).toHaveValue('30')
  await expect(quiz(page)).toBeChecked()
  await page.clock.runFor(PLANNER_PAUSE_MS)
  await expect(planOf(page)).toContainText('7 470 kr')
  await expect(page).toHaveURL(/guests=30&date=&type=tailored&nights=&activities=quiz$/)
})

test('a plan that is sent before the page has answered has every choice', async ({ page }) => {
  await page.goto(`${PLANNER_PATH}?guests=20`)
  const release = await holdBack(page, `**${PLANNER_PATH}?*`)
  await arrangement(page, 'lunchToLunch').check()
  await quiz(page).check()
  await page.getByRole('link', { name: t.send }).click()
  await expect(page).toHaveURL(/about=conference-lunchToLunch/)
  release()
  await expect(field(page, 'nights')).toHaveValue('1')
  await expect(field(page, 'additionalRequests')).toHaveValue(/Quiz/)
})

test('choices that were made before hydration are answered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PLANNER_PATH)
  await guests(page).fill('15')
  await arrangement(page, 'tailored').check()
  await quiz(page).check()
  release()
  await expect(page).toHaveURL(/guests=15.*type=tailored.*activities=quiz$/)
  await expect(page.locator('[name="activities"]:checked')).toHaveCount(1)
  await expect(planOf(page)).toContainText('15 personer')
})

test('the planner works by keyboard, and Enter leads to the plan or the error', async ({ page }) => {
  const { conferencePlanner: english } = messages.en
  const count = page.getByRole('textbox', { name: english.guests })
  await page.goto(`${PLANNER_PATH}?lang=en`)
  await page.getByRole('radio', { name: /^Day conference/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/lang=en.*type=lunchToLunch/)
  await page.getByRole('checkbox', { name: messages.en.inquiry.meals.lunch, exact: true }).press('Space')
  await expect(page).toHaveURL(/meals=lunch/)
  await count.press('Enter')
  await expect(page.getByRole('heading', { name: english.answer })).toBeFocused()
  await count.fill('1')
  await count.press('Enter')
  await expect(count).toHaveAccessibleDescription(/at least 2/)
  await expect(count).toBeFocused()
})
