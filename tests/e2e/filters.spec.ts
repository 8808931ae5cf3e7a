import type { Page } from '@playwright/test'
import { articles } from '@/content/articles'
import { calendarEvents, categoryLabels, undatedEvents } from '@/content/calendar'
import { navigation } from '@/content/navigation'
import { pageMetadata } from '@/content/page-metadata'
import { serviceGroups } from '@/content/services'
import { allOf, expect, messages, test, widths } from '../support/test'

const { events, magazine, packages, activities, weeklyMenu, layout } = messages.sv

/** The lists that can be filtered: a choice, its query, and a card that it shows beside one that it hides. */
const lists = [
  {
    path: '/evenemang',
    query: '?category=retreat',
    filter: events.filter,
    choice: categoryLabels.retreat.sv,
    cards: ['Höstretreat', 'Julbord'],
    announced: /^\d+ evenemang$/,
  },
  {
    path: '/blog',
    query: '?category=konferens',
    filter: magazine.filter,
    choice: magazine.categories.konferens,
    cards: ['Möten som väger lite', 'Ett år runt källan'],
    announced: /^\d+ artik(el|lar)$/,
  },
  {
    path: '/paketerbjudanden',
    query: '?category=senior',
    filter: packages.categoryLabel,
    choice: packages.categories.senior,
    cards: ['Seniorpaket', 'Weekendpaket'],
    announced: /^\d paket$/,
    ratio: 0.3,
  },
  {
    path: '/upplevelser',
    query: '?season=winter',
    filter: activities.filterLabel,
    choice: activities.season.winter,
    cards: ['Kväll vid elden', 'Kajak'],
    announced: /^\d+ aktiviteter$/,
  },
  {
    path: '/weekly-menu',
    query: '?menu=bar',
    filter: weeklyMenu.filterLabel,
    choice: weeklyMenu.categories.bar,
    cards: [weeklyMenu.categories.bar, weeklyMenu.categories.lunch],
    announced: /visas$/,
  },
]

const cardOf = (page: Page, title = '') =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
/** Follows the menu's link to a page. */
async function followMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: layout.menu, exact: true }).click()
  const menu = page.getByRole('dialog', { name: layout.menu })
  const group = navigation.find(({ items }) => items?.some(({ link }) => link === path))
  if (group) await menu.getByRole('button', { name: group.title.sv, exact: true }).click()
  await menu.locator(`a[href="${path}"]`).click()
  await expect(menu).toBeHidden()
}

const choiceOf = (page: Page, { filter, choice }: (typeof lists)[number]) =>
  page.getByRole('navigation', { name: filter }).getByRole('link', { name: choice })

for (const list of lists) {
  test(`${list.path} shows a choice at its own URL, and the whole list at its path`, async ({ page }) => {
    const [shown, hidden] = list.cards.map((title) => cardOf(page, title))
    const choice = choiceOf(page, list)
    const status = page.getByRole('navigation', { name: list.filter }).getByRole('status')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(list.path)
    // Only a status that was there before is announced.
    await status.evaluate((element) => element.setAttribute('data-before', ''))
    const before = await status.textContent()
    await choice.press('Enter')
    await expect(page).toHaveURL(list.path + list.query)
    await expect(choice).toHaveAttribute('aria-current', 'page')
    await expect(choice).toBeFocused()
    await expect(status).toHaveText(list.announced)
    await expect(status).not.toHaveText(before ?? '')
    await expect(status).toHaveAttribute('data-before')
    await expect(shown!).toBeInViewport({ ratio: list.ratio ?? 0 })
    await expect(hidden!).toHaveCount(0)
    await expect(page).toHaveNoAxeViolations('main')
    await page.goBack()
    await expect(page).toHaveURL(list.path)
    await expect(hidden!).toBeVisible()
    await expect(choice).not.toHaveAttribute('aria-current')
    await page.goForward()
    await expect(hidden!).toHaveCount(0)
    await expect(choice).toHaveAttribute('aria-current', 'page')

    await test.step('an unknown choice is the whole list, a shared URL the choice', async () => {
      await page.goto(list.path + list.query.replace(/[^=]*$/, 'nope'))
      await expect(hidden!).toBeVisible()
      await page.goto(list.path + list.query)
      await expect(choice).toHaveAttribute('aria-current', 'page')
      await expect(hidden!).toHaveCount(0)
    })

    await test.step('the link of the menu shows the whole list from the top of the page', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await followMenu(page, list.path)
      await expect(page).toHaveURL(list.path)
      await expect(hidden!).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await choice.click()
      await expect(hidden!).toHaveCount(0)
      await followMenu(page, list.path)
      await expect(hidden!).toBeVisible()
    })
  })
}

test('a link from another page opens a list at its top', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  for (const { path } of lists) {
    await page.goto('/kvarglomt')
    await page.evaluate(() => window.scrollTo(0, 400))
    await followMenu(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY), path).toBe(0)
  }
})

test('on a phone the choice that has the focus is in the window', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/evenemang')
  const choices = page.getByRole('navigation', { name: events.filter }).getByRole('link')
  await choices.first().focus()
  for (const choice of await allOf(choices)) {
    await expect(choice).toBeFocused()
    await expect(choice).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
})

test('a choice scrolls the page only when its results would begin low in the window', async ({ page }) => {
  const list = lists.find(({ path }) => path === '/paketerbjudanden')!
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto(list.path)
  const filter = page.getByRole('navigation', { name: list.filter })
  const choice = choiceOf(page, list)
  await filter.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await choice.click()
  await expect(cardOf(page, list.cards[0])).toBeInViewport({ ratio: 0.3 })
  const top = await scrollY()
  await filter.getByRole('link', { name: packages.categories.weekend }).click()
  await expect(cardOf(page, list.cards[1])).toBeVisible()
  expect(await scrollY()).toBe(top)
})

test("Back to a list that was unfolded finds the guest's place again", async ({ page }) => {
  const t = messages.sv.activities
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/upplevelser')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const last = cards.last()
  await page.getByRole('button', { name: t.showAllOf.replace('{count}', '14') }).click()
  await last.getByRole('link').last().click()
  await expect(page).toHaveURL(/booking-inquiry/)
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('Back finds the row again that was open', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  for (const [path, name] of [
    ['/relax', 'Fotbehandling'],
    ['/fragor-och-svar', 'Presentkort'],
    ['/service-utbud', serviceGroups[2]!.heading.sv],
  ] as const) {
    await page.goto(path)
    const row = page.getByRole('main').getByRole('button', { name, exact: true })
    await row.click()
    await page.getByRole('contentinfo').getByRole('link', { name: pageMetadata['/kvarglomt'].h1.sv }).click()
    await expect(page).toHaveURL('/kvarglomt')
    await page.goBack()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a filter without entries says so and leads back to the whole list', async ({ page }) => {
  for (const [url, t, entries] of [
    ['/evenemang?category=konst-kultur', events, [...calendarEvents, ...undatedEvents]],
    ['/blog?category=kultur', magazine, articles],
  ] as const) {
    await page.goto(url)
    await expect(page.getByText(t.empty)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.showAll }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(entries.length)
  }
})
