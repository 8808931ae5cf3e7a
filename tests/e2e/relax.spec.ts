import { spa } from '@/content/facts'
import { relaxCopy, treatments } from '@/content/relax'
import { formatPrice } from '@/lib/i18n/format'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  widths,
} from '../support/test'

for (const language of languages) {
  const words = messages[language].relax
  const [first, second] = treatments

  test.describe(`spa (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await page.goto('/relax')
    })

    test('shows the three figures and what day guests pay', async ({ page }) => {
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
      await expectNoAxeViolations(page)
    })

    test('every treatment has its prices and its own way to the inquiry', async ({ page }) => {
      // Rows that still move would take the next click.
      for (const { id, title, options } of treatments) {
        const row = page.getByRole('article').filter({ hasText: title[language] })
        const heading = row.getByRole('heading', { name: title[language] })
        if (!(await row.getByRole('table').isVisible())) await heading.click()
        for (const { price } of options) {
          await expect(row.getByRole('table')).toContainText(formatPrice(price, language))
        }
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
    })

    test('one treatment is open at a time, and it closes again', async ({ page }) => {
      const read = (text: string) => page.getByText(text)
      const [firstText, secondText] = [first, second].map(
        (treatment) => treatment?.longDescription[language] ?? '',
      ) as [string, string]
      await expect(read(firstText)).toBeVisible()
      await expect(read(secondText)).toBeHidden()
      await page.getByRole('button', { name: second?.title[language] }).click()
      await expect(read(secondText)).toBeVisible()
      await expect(read(firstText)).toBeHidden()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Enter')
      await expect(read(secondText)).toBeHidden()
    })

    test('the open treatment grows to half the window and bleeds left', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      const picture = page.getByRole('article').first().locator('.treatment-picture')
      const box = await picture.boundingBox()
      expect(box?.x).toBeLessThanOrEqual(0)
      expect(Math.abs((box?.width ?? 0) - widths.desktop / 2)).toBeLessThan(10)
    })

    test('the button of a closed treatment stands below its title on a phone', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      const treatment = page.getByRole('article').nth(1)
      const title = await treatment.getByRole('heading').boundingBox()
      const button = await treatment.getByRole('link').boundingBox()
      expect(Math.abs((button?.x ?? 0) - (title?.x ?? 0))).toBeLessThan(2)
    })

    test('is no wider than a narrow window', async ({ page }) => {
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [widths.phone, widths.desktop]) {
    test(`every treatment stands open with its prices at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/relax')
      for (const { title, longDescription, options } of treatments) {
        const row = page.getByRole('article').filter({ hasText: title.sv })
        await expect(row.getByText(longDescription.sv)).toBeVisible()
        await expect(row.getByRole('table').getByRole('row')).toHaveCount(options.length)
      }
      await expectNoSidewaysScroll(page)
    })
  }
})
