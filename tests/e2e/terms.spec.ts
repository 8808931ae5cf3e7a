import type { Page } from '@playwright/test'
import { accessibilityClauses } from '@/content/accessibility'
import { privacyPoints } from '@/content/privacy-summary'
import { termsSections } from '@/content/terms'
import type { TermsSection } from '@/content/terms/terms'
import { pageMetadata } from '@/content/page-metadata'
import type { Locale } from '@/lib/i18n/locales'
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

/** The section's heading and its list of contents, as its page shows them on desktop. */
async function expectToRead(page: Page, { title, clauses }: TermsSection, language: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeVisible()
  const contents = page.getByRole('navigation', { name: messages[language].terms.contents })
  await expect(contents.getByRole('link')).toHaveCount(clauses.length)
}

for (const language of languages) {
  const words = messages[language].terms

  test.describe(`terms (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('shows one section at a time, by a select on desktop and in rows on a phone', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      await page.goto('/villkor')
      const select = page.getByRole('combobox', { name: words.select })
      const [general, event] = termsSections
      const firstOf = (section: typeof general) =>
        page.getByRole('heading', { level: 3, name: section!.clauses[0]!.heading[language] })
      await expect(select).toHaveValue('general')

      for (const section of termsSections.slice(1)) {
        await test.step(`the select shows ${section.id} and puts it into the address`, async () => {
          await select.selectOption('general')
          await select.selectOption({ label: section.title[language] })
          await expect(page).toHaveURL(addressOf(section.id))
          await expectToRead(page, section, language)
          await expect(firstOf(section)).toBeVisible()
          await expect(firstOf(general)).toBeHidden()
          if (language === 'sv') await expectNoAxeViolations(page, 'main')
        })
      }
      await page.goBack()
      await expect(select).toHaveValue('general')

      await test.step('on a phone the accordion opens one section at a time', async () => {
        await page.setViewportSize({ width: widths.phone, height: 844 })
        await expect(firstOf(general)).toBeVisible()
        const row = page.getByRole('button', { name: event!.title[language] })
        await row.click()
        await expect(firstOf(event)).toBeVisible()
        await expect(firstOf(general)).toBeHidden()
        await expect(page).toHaveURL('/villkor?tab=event')
        if (language === 'sv') await expectNoAxeViolations(page, 'main')
        await row.click()
        await expect(firstOf(event)).toBeHidden()
        await expectNoSidewaysScroll(page)
      })
    })
  })
}

test('each section has an address of its own, and can be printed', async ({ page }) => {
  const select = page.getByRole('combobox', { name: messages.sv.terms.select })

  for (const section of termsSections) {
    await test.step(`?tab=${section.id}`, async () => {
      await page.goto(`/villkor?tab=${section.id}`)
      await expect(select).toHaveValue(section.id)
      await expectToRead(page, section, 'sv')
      // On paper the section stands with its heading, without the select.
      await page.emulateMedia({ media: 'print' })
      await expect(select).toBeHidden()
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    })
  }

  await test.step('an unknown tab shows the general rules', async () => {
    await page.goto('/villkor?tab=secrets')
    await expect(select).toHaveValue('general')
  })

  await test.step('a link to a clause of another section opens that section', async () => {
    await page.goto('/villkor?tab=event')
    const clause = termsSections[0]!.clauses.find(({ id }) => id === 'i-rummet')!
    await page.getByRole('main').locator('a[href*="#i-rummet"]').filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 3, name: clause.heading.sv })).toBeInViewport()
  })
})

test('the privacy policy in short leads to the full one', async ({ page, chooseLanguage }) => {
  for (const language of languages) {
    await test.step(language, async () => {
      await chooseLanguage(language)
      await page.goto('/integritetspolicy')
      for (const { heading } of privacyPoints[language])
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await page.getByRole('link', { name: messages[language].privacySummary.full }).click()
      await expect(page).toHaveURL('/villkor?tab=privacy')
      await expect(
        page.getByRole('heading', { level: 1, name: pageMetadata['/villkor'][language].h1 }),
      ).toBeVisible()
    })
  }
})

test.describe('terms without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the accessibility statement says where to report', async ({ page, chooseLanguage }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        await chooseLanguage(language)
        await page.goto('/tillganglighet')
        for (const { heading } of accessibilityClauses)
          await expect(page.getByRole('heading', { level: 2, name: heading[language] })).toBeVisible()
        await expect(
          page.getByRole('main').getByRole('link', { name: 'info@kallfjallet.example' }),
        ).toHaveAttribute('href', 'mailto:info@kallfjallet.example')
      })
    }
  })

  test('the select asks the server for the section, in the language of a shared address', async ({
    page,
  }) => {
    await page.goto('/villkor')
    await page.getByRole('combobox', { name: messages.sv.terms.select }).selectOption('website')
    await page.getByRole('button', { name: messages.sv.terms.submit, exact: true }).click()
    await expect(page).toHaveURL('/villkor?tab=website')
    await expect(page.getByText('cookieConsent')).toBeVisible()

    await page.goto('/villkor?lang=en')
    await page.getByRole('combobox', { name: messages.en.terms.select }).selectOption('event')
    await page.getByRole('button', { name: messages.en.terms.submit, exact: true }).click()
    await expect(page).toHaveURL('/villkor?tab=event&lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
