import { expect, expectNoAxeViolations, messages, test } from '../support/test'

const words = messages.sv.activities

test('filters by season, with an address and an announcement, and Back shows all', async ({ page }) => {
  await page.goto('/upplevelser')
  const nav = page.getByRole('navigation', { name: words.filterLabel })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(14)
  const winter = nav.getByRole('link', { name: words.season.winter })
  await winter.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/upplevelser?season=winter')
  await expect(winter).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Hundspann' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kajak' })).toBeHidden()
  await expect(nav.getByRole('status')).toContainText(`${await cards.count()} `)
  await expectNoAxeViolations(page, 'main nav')
  await page.goBack()
  await expect(cards).toHaveCount(14)
})

test('an activity is asked about by name', async ({ page }) => {
  await page.goto('/upplevelser')
  const kayak = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Kajak' }) })
  await expect(kayak.getByRole('link', { name: words.bookNow })).toHaveAttribute(
    'href',
    '/booking-inquiry?about=activity-kayak',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each season has its address', async ({ page }) => {
    await page.goto('/upplevelser')
    const nav = page.getByRole('navigation', { name: words.filterLabel })
    await nav.getByRole('link', { name: words.season.winter }).click()
    await expect(page).toHaveURL('/upplevelser?season=winter')
    await expect(page.getByRole('heading', { name: 'Kajak' })).toBeHidden()
  })
})
