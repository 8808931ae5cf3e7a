import type { Page } from '@playwright/test'
import { articles } from '@/content/articles'
import { calendarEvents, categoryLabels } from '@/content/calendar'
import { expect, expectNoAxeViolations, messages, test } from '../support/test'

const { events, magazine, packages, activities, weeklyMenu } = messages.sv

/** The lists that can be filtered: a choice, its address, and a card that it shows beside one that it hides. */
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
    cards: ['Hundspann', 'Kajak'],
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
const choiceOf = (page: Page, { filter, choice }: (typeof lists)[number]) =>
  page.getByRole('navigation', { name: filter }).getByRole('link', { name: choice })

for (const list of lists) {
  test(`${list.path} is filtered in place, at an address of its own, and Back shows all`, async ({
    page,
  }) => {
    const [shown, hidden] = list.cards.map((title) => cardOf(page, title))
    const choice = choiceOf(page, list)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(list.path)
    await choice.press('Enter')
    await expect(page).toHaveURL(list.path + list.query)
    await expect(choice).toHaveAttribute('aria-current', 'page')
    await expect(choice).toBeFocused()
    await expect(page.getByRole('navigation', { name: list.filter }).getByRole('status')).toHaveText(
      list.announced,
    )
    await expect(shown!).toBeInViewport({ ratio: list.ratio ?? 0 })
    await expect(hidden!).toHaveCount(0)
    await expectNoAxeViolations(page, 'main')
    await page.goBack()
    await expect(page).toHaveURL(list.path)
    await expect(hidden!).toBeVisible()
  })
}

test('a filter without entries says so, and leads back to all', async ({ page }) => {
  for (const [address, empty, showAll, all] of [
    ['/evenemang?category=konst-kultur', events.empty, events.showAll, calendarEvents.length],
    ['/blog?category=kultur', magazine.empty, magazine.showAll, articles.length],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(empty)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: showAll }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(all)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every choice is a link to its own page', async ({ page }) => {
    for (const list of lists) {
      await page.goto(list.path)
      await choiceOf(page, list).click()
      await expect(page).toHaveURL(list.path + list.query)
      await expect(cardOf(page, list.cards[0])).toBeVisible()
      await expect(cardOf(page, list.cards[1])).toHaveCount(0)
    }
  })
})
