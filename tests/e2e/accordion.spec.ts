import type { Locator, Page } from '@playwright/test'
import { faqEntries } from '@/content/faq'
import { jobs } from '@/content/jobs'
import { treatments } from '@/content/relax'
import { termsSections } from '@/content/terms'
import { expect, messages, switchToEnglish, test, testWithoutScripts, widths } from '../support/test'

test.use({ viewport: { width: widths.phone, height: 844 } })

/** The title of a row, as a guest sees and taps it. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByText(title, { exact: true }).filter({ visible: true }).first()

const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top)

/** Runs in the page: waits until nothing opens or closes any more. */
async function untilSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('a tapped row stays in place while the row above it closes', async ({ page }) => {
  await page.goto('/lediga-jobb')
  const [above, tapped] = jobs.slice(0, 2).map(({ title }) => rowOf(page, title.sv))
  // A third down the window.
  await tapped!.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' }),
  )
  const before = await topOf(tapped!)
  const openHeight = before - (await topOf(above!))
  await tapped!.click()
  await page.evaluate(untilSettled)
  expect((await topOf(tapped!)) - (await topOf(above!)), 'the row above has closed').toBeLessThan(openHeight)
  expect(Math.abs((await topOf(tapped!)) - before), 'pixels that the row has moved').toBeLessThanOrEqual(2)
})

const cleaner = jobs.find(({ id }) => id === 'cleaner')!
const contact = faqEntries('sv').find(({ id }) => id === 'kontakt')!
const lastTreatment = treatments.at(-1)!
const eventClause = termsSections[1]!.clauses.at(-1)!

/** Pages, a row of each, its text, and another row. */
const linkedRows = [
  ['/villkor', eventClause.id, eventClause.heading.sv, termsSections[0]!.clauses[0]!.id],
  ['/lediga-jobb', 'cleaner', cleaner.description.sv, jobs[0]!.id],
  ['/fragor-och-svar', 'kontakt', contact.question, 'incheckning'],
  ['/relax', lastTreatment.id, lastTreatment.longDescription.sv, treatments[0]!.id],
] as const

test('a URL with a hash opens its row below the header', async ({ page }) => {
  for (const [path, row, words, other] of linkedRows) {
    await test.step(`${path}#${row}`, async () => {
      const target = page.locator(`[id="${row}"]`)
      const text = target.getByText(words, { exact: true })
      await page.goto(`${path}#${row}`)
      await expect(text).toBeInViewport()
      await page.evaluate((next) => (location.hash = next), other)
      await expect(text).toBeHidden()
      await page.evaluate((next) => (location.hash = next), row)
      await expect(text).toBeInViewport()
      const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect.poll(() => topOf(target), 'below the header').toBeGreaterThanOrEqual(bar)
    })
  }
})

test('a page that a change of locale opens again keeps its position', async ({ page }) => {
  const target = page.locator('[id="kontakt"]')
  await page.goto('/fragor-och-svar#kontakt')
  await expect(target).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await switchToEnglish(page)
  await page.evaluate(untilSettled)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(target).not.toBeInViewport()
})

test('rows open one at a time by keyboard, and by a link within the site', async ({ page }) => {
  await page.goto('/villkor')
  const rows = termsSections.map(({ title }) => page.getByRole('button', { name: title.sv, exact: true }))
  const [general, event] = rows

  await test.step('the keyboard opens and closes rows, and skips what is closed', async () => {
    await general!.press('Enter')
    await expect(general!).toHaveAttribute('aria-expanded', 'false')
    await page.evaluate(untilSettled)
    await page.keyboard.press('Tab')
    await expect(event!).toBeFocused()
    await general!.focus()
    await page.keyboard.press('Space')
    await expect(general!).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('region', { name: termsSections[0]!.title.sv })).toBeVisible()
    await expect(page.getByRole('region', { name: termsSections[1]!.title.sv })).toHaveCount(0)
  })

  await test.step('a link within the site opens its row', async () => {
    await event!.click()
    await expect(event!).toHaveAttribute('aria-expanded', 'true')
    await expect(general!).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/villkor?tab=event')
    await expect(page).toHaveNoAxeViolations('main')
    await page.getByRole('main').locator('a[href*="#i-rummet"]').filter({ visible: true }).click()
    const clause = termsSections[0]!.clauses.find(({ id }) => id === 'i-rummet')!
    await expect(page.getByRole('heading', { level: 3, name: clause.heading.sv })).toBeInViewport()
    await expect(event!).toHaveAttribute('aria-expanded', 'false')
  })
})

test('rows are open on paper, and open for a text that the browser finds in them', async ({ page }) => {
  await page.goto('/relax')

  await test.step('every row is open on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const { longDescription } of treatments)
      await expect(page.getByText(longDescription.sv, { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a row opens for a text that the browser finds in it', async () => {
    const answer = page.getByText(lastTreatment.longDescription.sv, { exact: true })
    await expect(answer).toBeHidden()
    // What the browser does once its search has found the text in the closed row.
    await answer.evaluate((element) =>
      element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    )
    await expect(answer).toBeVisible()
  })
})

/** Rows open one at a time in their accordion: the first row of each, then the second, and so on. */
test('the open rows of the spa have no findings of axe', async ({ page }) => {
  test.slow()
  await page.goto('/relax')
  const accordions = await page.getByRole('main').locator('.accordion').all()
  const rows = await Promise.all(accordions.map((one) => one.locator('button[aria-expanded]').all()))
  const most = Math.max(...rows.map(({ length }) => length))
  expect(most).toBeGreaterThan(1)
  for (let place = 0; place < most; place += 1) {
    for (const row of rows.flatMap((own) => own[place] ?? [])) {
      if ((await row.getAttribute('aria-expanded')) !== 'true') await row.press('Enter')
      await expect(row).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(page).toHaveNoAxeViolations('main .accordion')
    await expect(page).toHaveNoSidewaysScroll()
  }
})

testWithoutScripts('every row is open without JavaScript, the one of the URL first', async ({ page }) => {
  await page.goto('/relax')
  for (const { longDescription } of treatments)
    await expect(page.getByText(longDescription.sv, { exact: true })).toBeVisible()

  await page.goto('/lediga-jobb')
  for (const { description } of jobs) await expect(page.getByText(description.sv)).toBeVisible()
  const apply = page.getByRole('main').getByRole('link', { name: messages.sv.jobs.apply })
  await expect(apply).toHaveCount(jobs.length)

  await page.goto('/villkor?tab=privacy')
  const headings = termsSections.map(({ title }) =>
    page.getByRole('heading', { level: 2, name: title.sv, exact: true }),
  )
  const tops = await Promise.all(headings.map(topOf))
  const asked = termsSections.findIndex(({ id }) => id === 'privacy')
  expect(Math.min(...tops)).toBe(tops[asked])
  for (const { clauses } of termsSections)
    await expect(
      page.getByRole('heading', { level: 3, name: clauses.at(-1)!.heading.sv, exact: true }),
    ).toBeVisible()
})
