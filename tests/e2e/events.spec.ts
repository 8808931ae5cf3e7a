import type { EventCategory } from '@/content/calendar'
import { categoryLabels, comingEvents, pastEvents } from '@/content/events'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

const coming = comingEvents()
const categories = (Object.keys(categoryLabels) as EventCategory[]).filter((category) =>
  coming.some((event) => event.category === category),
)

for (const language of languages) {
  const words = messages[language].events

  test(`the events are listed by month and category, and lead to their pages (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/evenemang')
    const filter = page.getByRole('navigation', { name: words.filter })
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(coming.length)

    await test.step('the line of months names every event in order', async () => {
      const line = page.getByRole('navigation', { name: words.line })
      await expect(line.getByRole('link')).toHaveText(
        coming.map(({ title, lineTitle = title }) => lineTitle[language]),
      )
    })

    await test.step('what is over stands below, with its day and without an offer', async () => {
      const past = page.getByRole('region', { name: words.past })
      await expect(past.getByRole('link')).toHaveText(pastEvents().map(({ title }) => title[language]))
      await expect(past).toContainText(/15\s(augusti|August)\s2025/)
      await expect(page.locator('main')).not.toContainText(/1.550/)
    })

    await test.step('each category shows its events, has an address and says how many there are', async () => {
      await expect(filter.getByRole('link')).toHaveCount(categories.length + 1)
      for (const category of categories) {
        await filter.getByRole('link', { name: categoryLabels[category][language] }).click()
        await expect(page).toHaveURL(`/evenemang?category=${category}`)
        const matching = coming.filter((event) => event.category === category)
        await expect(cards).toHaveCount(matching.length)
        await expect(filter.getByRole('status')).toContainText(String(matching.length))
        await expectNoAxeViolations(page, 'main')
      }
      await filter.getByRole('link', { name: words.all }).click()
      await expect(cards).toHaveCount(coming.length)
    })

    for (const { id, href, title } of coming) {
      await test.step(`the card of ${id} leads to ${href}`, async () => {
        await cards.getByRole('link', { name: title[language] }).click()
        await expect(page).toHaveURL(href)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack()
        await expect(cards).toHaveCount(coming.length)
      })
    }
  })
}

test.describe('events without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a category is a link to its own page, an empty one says so', async ({ page }) => {
    await page.goto('/evenemang')
    await page
      .getByRole('navigation', { name: messages.sv.events.filter })
      .getByRole('link', { name: categoryLabels.retreat.sv })
      .click()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goto('/evenemang?category=liveband')
    await expect(page.getByText('Inga evenemang hittades för vald kategori.')).toBeVisible()
    await page.getByRole('link', { name: messages.sv.events.showAll }).click()
    await expect(page.getByRole('article')).toHaveCount(coming.length)
  })
})
