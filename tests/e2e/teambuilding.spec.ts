import { expect, testWithoutScripts } from '../support/test'

testWithoutScripts('the activity sheet can be read without JavaScript', async ({ page }) => {
  await page.goto('/teambuilding')
  await expect(page.getByRole('heading', { level: 4, name: 'Quiz', exact: true })).toBeVisible()
})
