import { expect, messages, test } from '../support/test'

test('the weekend card stands in every week, with its weeks, its price and its choices', async ({ page }) => {
  await page.goto('/weekly-menu?menu=weekend')
  const card = page.getByRole('article')
  for (const text of ['Vecka 24-25', 'Menyerna växlar enligt ett schema.', '345:-', 'Förrätter', 'Tillbehör'])
    await expect(card).toContainText(text)
  await expect(card).not.toContainText('2025')
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
