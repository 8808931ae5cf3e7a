import type { Page } from '@playwright/test'
import { spa } from '@/content/facts'
import { relaxCopy, treatments } from '@/content/relax'
import { formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { expect, expectNoSidewaysScroll, languages, messages, test, widths } from '../support/test'

for (const language of languages) {
  const words = messages[language].relax
  const [first, second] = treatments

  test(`the spa says what it offers, and opens each treatment (${language})`, async ({
    page,
    chooseLanguage,
  }) => {
    await chooseLanguage(language)
    await page.goto('/relax')

    await test.step('shows the three figures and what day guests pay', async () => {
      const main = page.getByRole('main')
      await expect(main).toContainText(`${spa.treatmentCount} ${words.stats.treatments}`)
      await expect(main).toContainText(`${spa.poolDegrees}° ${words.stats.pool}`)
      await expect(main).toContainText(`${spa.saunaDegrees}° ${words.stats.sauna}`)
      for (const { label, staying, day } of relaxCopy[language].comparison) {
        const row = page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        await expect(row.getByRole('cell')).toHaveText([staying, day])
      }
    })

    await test.step('the button of a closed treatment stands below its title on a phone', async () => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      const treatment = page.getByRole('article').nth(1)
      const title = await treatment.getByRole('heading').boundingBox()
      const button = await treatment.getByRole('link').boundingBox()
      expect(Math.abs((button?.x ?? 0) - (title?.x ?? 0))).toBeLessThan(2)
    })

    await test.step('the open treatment grows to half the window and bleeds left', async () => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      const picture = page.getByRole('article').first().locator('.treatment-picture')
      const box = await picture.boundingBox()
      expect(box?.x).toBeLessThanOrEqual(0)
      expect(Math.abs((box?.width ?? 0) - widths.desktop / 2)).toBeLessThan(10)
    })

    await test.step('one treatment is open at a time, and it closes again', async () => {
      const textOf = (treatment = first) => page.getByText(treatment!.longDescription[language])
      await expect(textOf(first)).toBeVisible()
      await expect(textOf(second)).toBeHidden()
      await page.getByRole('button', { name: second?.title[language] }).click()
      await expect(textOf(second)).toBeVisible()
      await expect(textOf(first)).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(textOf(second)).toBeHidden()
    })

    await test.step('every treatment has its prices and its own way to the inquiry', async () => {
      for (const treatment of treatments) await expectPricesAndInquiry(page, treatment, language)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every treatment stands open with its prices', async ({ page }) => {
    await page.goto('/relax')
    for (const width of [widths.phone, widths.desktop]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        for (const { title, longDescription, options } of treatments) {
          const row = page.getByRole('article').filter({ hasText: title.sv })
          await expect(row.getByText(longDescription.sv)).toBeVisible()
          await expect(row.getByRole('table').getByRole('row')).toHaveCount(options.length)
        }
      })
    }
    await expectNoSidewaysScroll(page)
  })
})

async function expectPricesAndInquiry(
  page: Page,
  { id, title, options }: (typeof treatments)[number],
  language: Locale,
): Promise<void> {
  const words = messages[language].relax
  const row = page.getByRole('article').filter({ hasText: title[language] })
  const table = row.getByRole('table')
  // A row that still moves would take the next click.
  if (!(await table.isVisible())) await row.getByRole('heading', { name: title[language] }).click()
  for (const { price } of options) await expect(table).toContainText(formatPrice(price, language))
  const about = (minutes: number) => `/booking-inquiry?about=treatment-${id}-${minutes}`
  const [{ minutes: first }] = options as [(typeof options)[number]]
  const isOnly = options.length === 1
  await expect(row.getByRole('link', { name: words.inquiry })).toHaveAttribute(
    'href',
    isOnly ? about(first) : `/booking-inquiry?about=treatment-${id}`,
  )
  for (const { minutes } of isOnly ? [] : options)
    await expect(
      row.getByRole('link', { name: words.askAbout.replace('{minutes}', String(minutes)) }),
    ).toHaveAttribute('href', about(minutes))
}
