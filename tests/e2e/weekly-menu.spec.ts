import { expect, messages, test } from '../support/test'

test('the weekend menu of weeks that are over is not offered', async ({ page }) => {
  await page.goto('/weekly-menu?menu=weekend')
  const card = page.getByRole('article')
  await expect(card).toContainText('Ingen helgmeny tillgänglig för denna vecka.')
  await expect(card).toContainText('Menyerna växlar enligt ett schema.')
  await expect(card).toContainText(/Vecka 24-25, 9–22\sjuni\s2025/)
  await expect(card).not.toContainText(/\d:-/)
  expect(await page.content()).not.toContain('345:-')
})

test('prints on one page, the chosen card without the choices', async ({ page }) => {
  const { filterLabel, categories } = messages.sv.weeklyMenu
  for (const address of ['/weekly-menu', '/weekly-menu?menu=weekend', '/weekly-menu?menu=bar']) {
    await page.goto(address)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), address).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: filterLabel })).toBeHidden()
  await expect(page.getByRole('article').getByRole('heading', { name: categories.bar })).toBeVisible()
})
