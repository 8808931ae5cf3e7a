import { calendarEvents, categoryLabels } from '@/content/calendar'
import { isOver } from '@/lib/dates/offers'
import { SEASON_DAY } from '@/scripts/season'
import { expect, messages, test } from '../support/test'

const { events: words } = messages.sv
const over = calendarEvents.filter(
  ({ category, days }) => category === 'mat-dryck' && isOver(days, SEASON_DAY),
)

test('what is over stands below the rest, without an offer; a season names its days', async ({ page }) => {
  await page.goto('/evenemang')
  const main = page.getByRole('main')
  const filter = page.getByRole('navigation', { name: words.filter })
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(calendarEvents.length)

  await test.step('what is over keeps its category and place, with its day and without an offer', async () => {
    await filter.getByRole('link', { name: categoryLabels['mat-dryck'].sv }).click()
    const past = main.getByRole('region', { name: words.past })
    await expect(past.getByRole('article')).toHaveCount(over.length)
    await expect(past).toContainText('MAT & DRYCK')
    await expect(past).toContainText('Restaurangen')
    await expect(past).toContainText(/Hölls 15\saugusti\s2025/)
    await expect(past).not.toContainText(/1.550/)
    await filter.getByRole('link', { name: words.all }).click()
  })

  await test.step('the Christmas season names its evenings and lunches beside it', async () => {
    const card = cards.filter({ hasText: 'Julbord' })
    await expect(card.locator('time').first()).toHaveAttribute('datetime', '2025-11-28')
    await expect(card).toContainText(/29\snovember, 6 och 12\sdecember, jullunch 15–19\sdecember\s2025/)
  })
})
