import { calendarEvents, categoryLabels } from '@/content/calendar'
import { isOver } from '@/lib/dates/offers'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { SEASON_DAY } from '@/scripts/season'
import { expect, expectNoAxeViolations, messages, test } from '../support/test'

const { events: words } = messages.sv
const over = calendarEvents.filter(({ days }) => isOver(days, SEASON_DAY))
const inCategory = (wanted: string) => calendarEvents.filter(({ category }) => category === wanted)

test('events are filtered by six categories, and lead to their pages', async ({ page }) => {
  await page.goto('/evenemang')
  const main = page.getByRole('main')
  const filter = page.getByRole('navigation', { name: words.filter })
  const cards = main.getByRole('article')
  const past = main.getByRole('region', { name: words.past })

  await test.step('all of them are shown, what is over below the rest', async () => {
    await expect(filter.getByRole('link')).toHaveText([
      /^Alla/,
      /^MAT & DRYCK/,
      /^LIVEBAND/,
      /^RETREAT/,
      /^JUL & NYÅR/,
      /^KONST & KULTUR/,
    ])
    await expect(cards).toHaveCount(calendarEvents.length)
    await expect(past.getByRole('article')).toHaveCount(over.length)
  })

  await test.step('what is over keeps its category and place, with its day and without an offer', async () => {
    await filter.getByRole('link', { name: categoryLabels['mat-dryck'].sv }).click()
    await expect(page).toHaveURL('/evenemang?category=mat-dryck')
    await expect(cards).toHaveCount(inCategory('mat-dryck').length)
    await expect(past).toContainText('MAT & DRYCK')
    await expect(past).toContainText('Restaurangen')
    await expect(past).toContainText(/Hölls 15\saugusti\s2025/)
    await expect(past).not.toContainText(/1.550/)
    await expect(filter.getByRole('status')).toHaveText(`${inCategory('mat-dryck').length} evenemang`)
    await expectNoAxeViolations(page, 'main')
  })

  await test.step('a category without events says so', async () => {
    await filter.getByRole('link', { name: categoryLabels['konst-kultur'].sv }).click()
    await expect(main.getByText('Inga evenemang hittades för vald kategori.')).toBeVisible()
    await expect(cards).toHaveCount(0)
    await main.getByRole('link', { name: words.showAll }).click()
    await expect(cards).toHaveCount(calendarEvents.length)
  })

  for (const { text, href } of calendarEvents) {
    const title = removeSoftHyphens(text.sv.title)
    await test.step(`the card of ${title} leads to ${href}`, async () => {
      await cards.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(href)
      await page.goBack()
      await expect(cards).toHaveCount(calendarEvents.length)
    })
  }
})

test('the Christmas season names its evenings and lunches beside it', async ({ page }) => {
  await page.goto('/evenemang?category=jul-nyar')
  const card = page.getByRole('article').filter({ hasText: 'Julbord' })
  await expect(card.locator('time').first()).toHaveAttribute('datetime', '2025-11-28')
  await expect(card).toContainText(/29\snovember, 6 och 12\sdecember\s2025, jullunch 15–19\sdecember\s2025/)
})

test.describe('events without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is a link to its own page, an empty one says so', async ({ page }) => {
    await page.goto('/evenemang')
    const filter = page.getByRole('navigation', { name: words.filter })
    await filter.getByRole('link', { name: categoryLabels.retreat.sv }).click()
    await expect(page.getByRole('article')).toHaveCount(inCategory('retreat').length)
    await filter.getByRole('link', { name: categoryLabels['konst-kultur'].sv }).click()
    await expect(page.getByText('Inga evenemang hittades för vald kategori.')).toBeVisible()
  })
})
