import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

for (const language of languages) {
  const { categories, filterLabel, shown } = messages[language].weeklyMenu

  test(`opens with lunch, and shows each card at its own address (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/weekly-menu')
    const card = page.getByRole('article')
    const choices = page.getByRole('navigation', { name: filterLabel })
    await expect(card.getByRole('heading', { name: categories.lunch })).toBeVisible()

    for (const [state, name] of Object.entries(categories).slice(1)) {
      await test.step(`shows ${state} at its own address`, async () => {
        await choices.getByRole('link', { name }).click()
        await expect(page).toHaveURL(new RegExp(`\\?menu=${state}$`))
        await expect(card).toHaveCount(1)
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(choices.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
        await expect(choices.getByRole('status')).toHaveText(shown.replace('{category}', name))
        await expectNoAxeViolations(page, 'main')

        await page.reload()
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible()
        await page.goBack()
        await expect(card.getByRole('heading', { name: categories.lunch })).toBeVisible()
      })
    }
  })
}

test('the weekend menu of weeks that are over is not offered', async ({ page }) => {
  await page.goto('/weekly-menu?menu=weekend')
  await expect(page.getByText('MENY', { exact: true })).toBeVisible()
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
    await test.step(`${address} prints on one page, with the contact below it`, async () => {
      await page.goto(address)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    })
  }

  await test.step('prints the chosen card without the choices', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: filterLabel })).toBeHidden()
    await expect(page.getByRole('article').getByRole('heading', { name: categories.bar })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each card has its address', async ({ page }) => {
    const { categories } = messages.sv.weeklyMenu
    await page.goto('/weekly-menu')
    await page.getByRole('link', { name: categories.breakfast, exact: true }).click()
    await expect(page.getByRole('article').getByRole('heading', { name: categories.breakfast })).toBeVisible()
  })
})
