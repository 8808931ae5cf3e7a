import { articles, articleTag } from '@/content/articles'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

const categories = ['gastronomi', 'konferens', 'kultur', 'natur'] as const

for (const language of languages) {
  const words = messages[language].magazine

  test.describe(`magazine (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('the magazine lists its articles, all and by category, and leads to them', async ({ page }) => {
      await page.goto('/blog')
      const list = page.getByRole('article')
      await expect(list).toHaveCount(articles.length)

      await test.step('each category shows its articles, has an address and says how many there are', async () => {
        for (const category of categories) {
          await page
            .getByRole('navigation', { name: words.filter })
            .getByRole('link', { name: words.categories[category] })
            .click()
          await expect(page).toHaveURL(`/blog?category=${category}`)
          const matching = articles.filter((article) => articleTag(article) === category)
          await expect(list).toHaveCount(matching.length)
          for (const { text } of matching)
            await expect(page.getByRole('heading', { name: text[language].title })).toBeVisible()
          await expect(
            page
              .getByRole('status')
              .filter({ hasText: /\d|Inga|No/ })
              .first(),
          ).toBeAttached()
        }
      })

      await test.step('the empty category says so and shows the way back to all', async () => {
        await page.goto('/blog?category=KULTUR')
        await expect(page.getByText(words.empty)).toBeVisible()
        await expectNoAxeViolations(page, 'main')
        await page.getByRole('link', { name: words.showAll }).click()
        await expect(list).toHaveCount(articles.length)
        await expect(page).toHaveURL('/blog')
      })

      await test.step('an article is opened from the list, and leads back to it', async () => {
        const [first] = articles
        const { title, opening } = first!.text[language]
        await page.getByRole('link', { name: title }).click()
        await expect(page).toHaveURL(`/blog/${first!.id}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByText(opening)).toBeVisible()
        await page.getByRole('link', { name: words.back }).click()
        await expect(page).toHaveURL('/blog')
      })
    })

    test('each article is whole and described', async ({ page }) => {
      for (const { id, text } of articles) {
        await test.step(`article ${id}`, async () => {
          await page.goto(`/blog/${id}`)
          for (const { heading } of text[language].chapters)
            await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
          await expect(page.locator('meta[name="description"]')).toHaveAttribute(
            'content',
            text[language].description,
          )
          await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}$/)
        })
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters match without regard to case and work without scripts', async ({ page }) => {
    await page.goto('/blog?category=NaTuR')
    await expect(page.getByRole('article')).toHaveCount(1)
    const { filter, categories: names } = messages.sv.magazine
    await page.getByRole('navigation', { name: filter }).getByRole('link', { name: names.konferens }).click()
    await expect(page).toHaveURL('/blog?category=konferens')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('an article that does not exist is not found', async ({ request }) => {
  for (const id of ['4', '0', 'natur', 'x']) expect((await request.get(`/blog/${id}`)).status()).toBe(404)
})
