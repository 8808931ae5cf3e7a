import { expect, languages, test } from '../support/test'

/** Pages whose contents depend on the day. */
const paths = [
  '/',
  '/evenemang',
  '/julbord',
  '/nyar',
  '/hostretreat',
  '/paketerbjudanden',
  '/booking-inquiry',
]

for (const path of paths) {
  test(`${path} is whole on the real day`, async ({ page }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        const answer = await page.goto(`${path}?lang=${language}`)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|Invalid Date/)
      })
    }
  })
}
