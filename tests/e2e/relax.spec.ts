import { treatments } from '@/content/relax'
import { expect, messages, test } from '../support/test'

const [first, second] = treatments
const textOf = ({ longDescription }: (typeof treatments)[number]) => longDescription.sv

test('one treatment is open at a time, closes again and leads to its inquiry', async ({ page }) => {
  await page.goto('/relax')
  await expect(page.getByText(textOf(first!))).toBeVisible()
  await expect(page.getByText(textOf(second!))).toBeHidden()
  await page.getByRole('button', { name: second!.title.sv }).click()
  await expect(page.getByText(textOf(second!))).toBeVisible()
  await expect(page.getByText(textOf(first!))).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText(textOf(second!))).toBeHidden()
  const row = page.getByRole('article').filter({ hasText: second!.title.sv })
  await row.getByRole('link', { name: messages.sv.relax.inquiry }).first().click()
  await expect(page).toHaveURL('/booking-inquiry?about=treatment-aromaMassage')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every treatment stands open', async ({ page }) => {
    await page.goto('/relax')
    for (const treatment of treatments) await expect(page.getByText(textOf(treatment))).toBeVisible()
  })
})
