import { termsSections } from '@/content/terms'
import { expect, expectNoAxeViolations, messages, test, widths } from '../support/test'

const words = messages.sv.terms
const [general, event] = termsSections.map(({ title, clauses }) => ({
  title: title.sv,
  firstClause: clauses[0]!.heading.sv,
}))

test('a select shows one section at a time on desktop, and Back the one before', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/villkor')
  const select = page.getByRole('combobox', { name: words.select })
  const clause = (heading: string) => page.getByRole('heading', { level: 3, name: heading })
  await expect(select).toHaveValue('general')
  await select.selectOption({ label: event!.title })
  await expect(page).toHaveURL('/villkor?tab=event')
  await expect(clause(event!.firstClause)).toBeVisible()
  await expect(clause(general!.firstClause)).toBeHidden()
  await expectNoAxeViolations(page, 'main')
  const contents = page.getByRole('navigation', { name: words.contents })
  await contents.getByRole('link', { name: event!.firstClause }).click()
  await expect(page).toHaveURL(/\/villkor\?tab=event#/)
  await page.goBack()
  await page.goBack()
  await expect(select).toHaveValue('general')
  await expect(clause(general!.firstClause)).toBeVisible()
})

test('each section has an address of its own, and can be printed', async ({ page }) => {
  const select = page.getByRole('combobox', { name: words.select })
  await page.goto('/villkor?tab=website')
  await expect(select).toHaveValue('website')
  // On paper the section stands with its heading, without the select.
  await page.emulateMedia({ media: 'print' })
  await expect(select).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/villkor?tab=secrets')
  await expect(select).toHaveValue('general')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the select asks the server for the section, in the language of a shared address', async ({
    page,
  }) => {
    await page.goto('/villkor?lang=en')
    await page.getByRole('combobox', { name: messages.en.terms.select }).selectOption('event')
    await page.getByRole('button', { name: messages.en.terms.submit, exact: true }).click()
    await expect(page).toHaveURL('/villkor?tab=event&lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
