import { articles, articleTag } from '@/content/articles'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

const categories = ['gastronomi', 'konferens', 'kultur', 'natur'] as const

for (const language of languages) {
  const words = messages[language].magazine

  test.describe(`magazine (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('lists every article with its date and leads to it', async ({ page }) => {
      await page.goto('/blog')
      await expect(page.getByRole('article')).toHaveCount(articles.length)
      await expectNoAxeViolations(page)
      const [first] = articles
      const { title, opening } = first!.text[language]
      await page.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(`/blog/${first!.id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(opening)).toBeVisible()
      await page.getByRole('link', { name: words.back }).click()
      await expect(page).toHaveURL('/blog')
    })

    test('each category shows its articles, has an address and says how many there are', async ({ page }) => {
      await page.goto('/blog')
      for (const category of categories) {
        await page
          .getByRole('navigation', { name: words.filter })
          .getByRole('link', { name: words.categories[category] })
          .click()
        await expect(page).toHaveURL(`/blog?category=${category}`)
        const matching = articles.filter((article) => articleTag(article) === category)
        await expect(page.getByRole('article')).toHaveCount(matching.length)
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

    test('the empty category says so and shows the way back to all', async ({ page }) => {
      await page.goto('/blog?category=KULTUR')
      await expect(page.getByText(words.empty)).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: words.showAll }).click()
      await expect(page.getByRole('article')).toHaveCount(articles.length)
      await expect(page).toHaveURL('/blog')
    })

    for (const { id, text } of articles) {
      test(`article ${id} is whole, described and accessible`, async ({ page }) => {
        await page.goto(`/blog/${id}`)
        for (const { heading } of text[language].chapters)
          await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          text[language].description,
        )
        await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}$/)
        await expectNoAxeViolations(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}

test('filters match without regard to case and work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/blog?category=NaTuR')
  await expect(page.getByRole('article')).toHaveCount(1)
  const { filter, categories: names } = messages.sv.magazine
  await page.getByRole('navigation', { name: filter }).getByRole('link', { name: names.konferens }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await context.close()
})

test('an article that does not exist is not found', async ({ request }) => {
  for (const id of ['4', '0', 'natur', 'x']) expect((await request.get(`/blog/${id}`)).status()).toBe(404)
})
