import { expect, expectNoAxeViolations, messages, test } from '../support/test'

const words = messages.sv.magazine

test('the magazine filters by category, and Back shows all articles again', async ({ page }) => {
  await page.goto('/blog')
  const list = page.getByRole('article')
  const filter = page.getByRole('navigation', { name: words.filter })
  await expect(list).toHaveCount(3)
  await filter.getByRole('link', { name: words.categories.konferens }).click()
  await expect(page).toHaveURL('/blog?category=konferens')
  await expect(list).toHaveCount(1)
  await page.goBack()
  await expect(list).toHaveCount(3)

  await filter.getByRole('link', { name: words.categories.kultur }).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('link', { name: words.showAll }).click()
  await expect(page).toHaveURL('/blog')
})

test('an article leads back to the magazine', async ({ page }) => {
  await page.goto('/blog/1')
  await page.getByRole('link', { name: words.back }).click()
  await expect(page).toHaveURL('/blog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters match without regard to case', async ({ page }) => {
    await page.goto('/blog?category=NaTuR')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('an article that does not exist is not found', async ({ request }) => {
  for (const id of ['4', '0', 'natur']) expect((await request.get(`/blog/${id}`)).status()).toBe(404)
})
