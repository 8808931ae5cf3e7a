import type { Locator, Page } from '@playwright/test'
import { jobs } from '@/content/jobs'
import { treatments } from '@/content/relax'
import { termsSections } from '@/content/terms'
import { answerCookieBanner } from '../support/forms'
import { expect, expectNoAxeViolations, test, widths } from '../support/test'

interface LongRow {
  address: string
  /** Titles of the row that is open at first, and of the one below it that is tapped. */
  above: string
  tapped: string
  width: number
}

const long = {
  terms: { address: '/villkor', above: termsSections[0]!.title.sv, tapped: termsSections[1]!.title.sv },
  jobs: {
    address: '/lediga-jobb',
    above: jobs[0]!.text.sv.title,
    tapped: jobs[1]!.text.sv.title,
  },
  treatments: { address: '/relax', above: treatments[0]!.title.sv, tapped: treatments[1]!.title.sv },
}

const longRows: readonly LongRow[] = [
  { ...long.terms, width: widths.phone },
  { ...long.jobs, width: widths.phone },
  { ...long.treatments, width: widths.phone },
  { ...long.treatments, width: widths.desktop },
]

/** The title of a row, as a guest sees and taps it. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByText(title, { exact: true }).filter({ visible: true }).first()

const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top)

/** Scrolls until the row lies a third down the window. */
async function bringIntoReach(row: Locator): Promise<number> {
  await row.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' }),
  )
  return topOf(row)
}

/** Runs in the page: waits until nothing opens or closes any more. */
async function untilSettled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`a tapped row stays under the finger (motion: ${reducedMotion})`, () => {
    for (const { address, above, tapped, width } of longRows) {
      test(`${address} at ${width} px`, async ({ page }) => {
        await answerCookieBanner(page)
        await page.emulateMedia({ reducedMotion })
        await page.setViewportSize({ width, height: 844 })
        await page.goto(address)
        const row = rowOf(page, tapped)
        const before = await bringIntoReach(row)
        const heightAbove = await topOf(row).then(async (top) => top - (await topOf(rowOf(page, above))))
        await row.click()
        await page.evaluate(untilSettled)
        expect(
          (await topOf(row)) - (await topOf(rowOf(page, above))),
          'the row above has closed',
        ).toBeLessThan(heightAbove)
        expect(Math.abs((await topOf(row)) - before), 'pixels that the row has moved').toBeLessThanOrEqual(2)
        await expect(row).toBeInViewport()
      })
    }
  })
}

const cleaner = jobs.find(({ id }) => id === 'cleaner')!.text.sv
const lastTreatment = treatments.at(-1)!
const eventClause = termsSections[1]!.clauses.at(-1)!

/** Addresses of rows that are closed at first, and what a guest who follows them wants to read. */
const linkedRows = [
  { address: `/villkor#${eventClause.id}`, title: eventClause.heading.sv },
  { address: '/lediga-jobb#cleaner', title: cleaner.description },
  { address: `/relax#${lastTreatment.id}`, title: lastTreatment.longDescription.sv },
]

for (const width of [widths.phone, widths.desktop]) {
  test.describe(`an address with a hash opens its row at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await answerCookieBanner(page)
      await page.setViewportSize({ width, height: 844 })
    })

    for (const { address, title } of linkedRows) {
      const [path = '', hash] = address.split('#')
      const read = (page: Page) => page.locator(`[id="${hash}"]`).getByText(title, { exact: true })
      const expectToRead = async (page: Page) => {
        await expect(read(page)).toBeInViewport()
        const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
        const target = page.locator(`[id="${hash}"]`)
        await expect.poll(() => topOf(target), 'below the header').toBeGreaterThanOrEqual(bar)
      }

      test(`${address}, opened`, async ({ page }) => {
        await page.goto(address)
        await expectToRead(page)
      })

      test(`${address}, typed into the address of the open page`, async ({ page }) => {
        await page.goto(path)
        await expect(read(page)).toBeHidden()
        await page.evaluate((next) => (location.hash = next), `#${hash}`)
        await expectToRead(page)
      })
    }
  })
}

test('a link within the site opens the row that it names', async ({ page }) => {
  await answerCookieBanner(page)
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/villkor')
  const row = page.getByRole('button', { name: termsSections[1]!.title.sv })
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('main').locator('a[href*="#i-rummet"]').filter({ visible: true }).click()
  const clause = termsSections[0]!.clauses.find(({ id }) => id === 'i-rummet')!
  await expect(page.getByRole('heading', { level: 3, name: clause.heading.sv })).toBeInViewport()
  await expect(row).toHaveAttribute('aria-expanded', 'false')
})

test('the row in which the browser finds a text opens and stays open', async ({ page }) => {
  await page.goto('/relax')
  const answer = page.getByText(lastTreatment.longDescription.sv, { exact: true })
  await expect(answer).toBeHidden()
  // What the browser does once its search has found the text in the closed row.
  await answer.evaluate((element) =>
    element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  await expect(answer).toBeVisible()
})

test('rows answer to the keyboard, and what is closed is passed over', async ({ page }) => {
  await answerCookieBanner(page)
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/villkor')
  const rows = termsSections.map(({ title }) => page.getByRole('button', { name: title.sv, exact: true }))
  const [general, event, environment] = rows
  await general!.press('Enter')
  await expect(general!).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(untilSettled)
  await page.keyboard.press('Tab')
  await expect(event!).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(environment!).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.at(-1)!).toBeFocused()
  await page.keyboard.press('Home')
  await expect(general!).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(general!).toBeFocused()
  await page.keyboard.press('Space')
  await expect(general!).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: termsSections[0]!.title.sv })).toBeVisible()
  await expect(page.getByRole('region', { name: termsSections[1]!.title.sv })).toHaveCount(0)
  await expectNoAxeViolations(page, 'main')
})

test('on paper every row can be read', async ({ page }) => {
  await page.goto('/relax')
  await page.emulateMedia({ media: 'print' })
  for (const { longDescription } of treatments)
    await expect(page.getByText(longDescription.sv, { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: widths.phone, height: 844 } })

  test('every row stands open', async ({ page }) => {
    await page.goto('/relax')
    for (const { longDescription } of treatments)
      await expect(page.getByText(longDescription.sv, { exact: true })).toBeVisible()
  })

  test('the section that the address asks for stands above the others on a phone', async ({ page }) => {
    await page.goto('/villkor?tab=privacy')
    const headings = termsSections.map(({ title }) =>
      page.getByRole('heading', { level: 2, name: title.sv, exact: true }),
    )
    const tops = await Promise.all(headings.map(topOf))
    const asked = termsSections.findIndex(({ id }) => id === 'privacy')
    expect(Math.min(...tops)).toBe(tops[asked])
    for (const { clauses } of termsSections)
      await expect(page.getByRole('heading', { level: 3, name: clauses[0]!.heading.sv })).toBeVisible()
  })
})
