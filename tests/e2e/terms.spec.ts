import { accessibilityClauses } from '@/content/accessibility'
import { privacyPoints } from '@/content/privacy-summary'
import { termsSections } from '@/content/terms'
import { pageMetadata } from '@/content/page-metadata'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  widths,
} from '../support/test'

const addressOf = (id: string) => (id === 'general' ? '/villkor' : `/villkor?tab=${id}`)

for (const language of languages) {
  const words = messages[language].terms

  test.describe(`terms (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('on desktop the select shows one section at a time and puts it into the address', async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      await page.goto('/villkor')
      const select = page.getByRole('combobox', { name: words.select })
      await expect(select).toHaveValue('general')
      for (const { id, title, clauses } of termsSections.slice(1)) {
        // A choice made before the page is interactive changes nothing, so it is made again.
        await expect(async () => {
          await select.selectOption('general')
          await select.selectOption({ label: title[language] })
          await expect(page).toHaveURL(addressOf(id), { timeout: 1_000 })
        }).toPass()
        await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeVisible()
        await expect(
          page.getByRole('heading', { level: 3, name: clauses[0]!.heading[language] }),
        ).toBeVisible()
        await expect(
          page.getByRole('heading', { level: 3, name: termsSections[0]!.clauses[0]!.heading[language] }),
        ).toBeHidden()
        await expectNoAxeViolations(page, 'main')
      }
      await page.goBack()
      await expect(select).toHaveValue('general')
    })

    for (const { id, title, clauses } of termsSections) {
      test(`?tab=${id} is an address of its own`, async ({ page }) => {
        await page.goto(`/villkor?tab=${id}`)
        await expect(page.getByRole('combobox', { name: words.select })).toHaveValue(id)
        await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeVisible()
        const contents = page.getByRole('navigation', { name: words.contents })
        await expect(contents.getByRole('link')).toHaveCount(clauses.length)
      })
    }

    test('an unknown tab shows the general rules', async ({ page }) => {
      await page.goto('/villkor?tab=secrets')
      await expect(page.getByRole('combobox', { name: words.select })).toHaveValue('general')
    })

    test('on mobile the accordion opens one section at a time', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await page.goto('/villkor')
      const [general, event] = termsSections
      const firstOf = (section: typeof general) =>
        page.getByRole('heading', { level: 3, name: section!.clauses[0]!.heading[language] })
      await expect(firstOf(general)).toBeVisible()
      await page.getByRole('button', { name: event!.title[language] }).click()
      await expect(firstOf(event)).toBeVisible()
      await expect(firstOf(general)).toBeHidden()
      await expect(page).toHaveURL('/villkor?tab=event')
      await expectNoAxeViolations(page, 'main')
      await page.getByRole('button', { name: event!.title[language] }).click()
      await expect(firstOf(event)).toBeHidden()
      await expectNoSidewaysScroll(page)
    })

    test('a link to a clause of another section opens that section', async ({ page }) => {
      await page.goto('/villkor?tab=event')
      const clause = termsSections[0]!.clauses.find(({ id }) => id === 'i-rummet')!
      await page.getByRole('main').locator('a[href*="#i-rummet"]').filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 3, name: clause.heading[language] })).toBeInViewport()
    })

    test('on paper the section stands with its heading, without the select', async ({ page }) => {
      await page.goto('/villkor?tab=privacy')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('combobox', { name: words.select })).toBeHidden()
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    })

    test('the privacy policy in short leads to the full one', async ({ page }) => {
      await page.goto('/integritetspolicy')
      for (const { heading } of privacyPoints[language])
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await expectNoAxeViolations(page, 'main')
      await page.getByRole('link', { name: messages[language].privacySummary.full }).click()
      await expect(page).toHaveURL('/villkor?tab=privacy')
      await expect(
        page.getByRole('heading', { level: 1, name: pageMetadata['/villkor'][language].h1 }),
      ).toBeVisible()
    })

    test('the accessibility statement says where to report', async ({ page }) => {
      await page.goto('/tillganglighet')
      for (const { heading } of accessibilityClauses)
        await expect(page.getByRole('heading', { level: 2, name: heading[language] })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'info@kallfjallet.example' })).toHaveAttribute(
        'href',
        'mailto:info@kallfjallet.example',
      )
      await expectNoAxeViolations(page, 'main')
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('terms without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the select asks the server for the section', async ({ page }) => {
    await page.goto('/villkor')
    await page.getByRole('combobox', { name: messages.sv.terms.select }).selectOption('website')
    await page.getByRole('button', { name: messages.sv.terms.submit, exact: true }).click()
    await expect(page).toHaveURL('/villkor?tab=website')
    await expect(page.getByText('cookieConsent')).toBeVisible()
  })

  test('the select keeps the language of a shared address', async ({ page }) => {
    await page.goto('/villkor?lang=en')
    await page.getByRole('combobox', { name: messages.en.terms.select }).selectOption('event')
    await page.getByRole('button', { name: messages.en.terms.submit, exact: true }).click()
    await expect(page).toHaveURL('/villkor?tab=event&lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
