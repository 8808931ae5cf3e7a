import { expect, messages, test } from '../support/test'

test('the weekend card has its weeks, price and choices whatever the week is', async ({ page }) => {
  await page.goto('/weekly-menu?menu=weekend')
  const card = page.getByRole('article')
  const choices = 'Förrätter, varmrätter och tillbehör.'
  for (const text of ['Vecka 24-25', 'Menyerna växlar enligt ett schema.', '345:-', choices])
    await expect(card).toContainText(text)
  await expect(card).not.toContainText('2025')
})

test('a menu prints on one page without the filter', async ({ page }) => {
  const { filterLabel, categories } = messages.sv.weeklyMenu
  for (const url of ['/weekly-menu', '/weekly-menu?menu=weekend', '/weekly-menu?menu=bar']) {
    await page.goto(url)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), url).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: filterLabel })).toBeHidden()
  await expect(page.getByRole('article').getByRole('heading', { name: categories.bar })).toBeVisible()
})
