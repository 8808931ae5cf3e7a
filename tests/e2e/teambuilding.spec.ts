import { expect, messages, test, testWithoutScripts } from '../support/test'

const { teambuilding: t, layout } = messages.sv

test('the activity sheet opens in a dialog and returns the focus', async ({ page }) => {
  await page.goto('/teambuilding')
  const opener = page.getByRole('button', { name: t.openSheet })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: t.sheet })
  await expect(sheet.getByRole('img')).toHaveCount(8)
  await expect(page).toHaveNoAxeViolations('[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await sheet.getByRole('button', { name: layout.close }).click()
  await expect(opener).toBeFocused()
})

test('a picture that fails to load is left out with a warning', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route(/\/pictures\/venue-wine-cellar-/, (route) => route.abort())
  await page.goto('/teambuilding')
  const place = page
    .getByRole('list', { name: t.gallery })
    .getByRole('listitem')
    .filter({ hasText: 'Vinkällaren' })
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByRole('img')).toHaveCount(0)
  expect(warnings.join()).toContain('venue-wine-cellar')
})

testWithoutScripts('the activity sheet can be read without JavaScript', async ({ page }) => {
  await page.goto('/teambuilding')
  await expect(page.getByRole('heading', { level: 4, name: 'Quiz', exact: true })).toBeVisible()
})
