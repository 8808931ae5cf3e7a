import { jobs } from '@/content/jobs'
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
  const words = messages[language].jobs

  test.describe(`jobs (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('on desktop tabs show one position at a time, the chef first', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      await page.goto('/lediga-jobb')
      const tabs = page.getByRole('tablist', { name: words.positions }).getByRole('tab')
      await expect(tabs).toHaveCount(jobs.length)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      for (const [index, { id, text }] of jobs.entries()) {
        const { title, description, duties, requirements, terms } = text[language]
        await tabs.nth(index).click()
        if (id !== 'chef') await expect(page).toHaveURL(`/lediga-jobb#${id}`)
        const panel = page.getByRole('tabpanel', { name: title })
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
        await expect(panel.getByText(description)).toBeVisible()
        for (const item of [...duties, ...requirements])
          await expect(panel.getByRole('listitem').filter({ hasText: item })).toBeVisible()
        for (const { label, value } of terms)
          await expect(panel.getByRole('row', { name: label }).getByRole('cell')).toHaveText(value)
        await expect(panel.getByRole('button', { name: words.apply })).toBeVisible()
        await expectNoAxeViolations(page, 'main')
      }
    })

    test('arrow keys move through the tabs', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      await page.goto('/lediga-jobb')
      const tabs = page.getByRole('tab')
      // Until the page is interactive a click opens nothing, so it is made again.
      await expect(async () => {
        await tabs.nth(1).click()
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
      }).toPass()
      await tabs.first().click()
      await page.keyboard.press('ArrowDown')
      await expect(tabs.nth(1)).toBeFocused()
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('End')
      await expect(tabs.last()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    })

    test('on mobile the accordion opens one position at a time', async ({ page }) => {
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await page.goto('/lediga-jobb')
      const [chef, receptionist] = jobs.map(({ text }) => text[language])
      await expect(page.getByText(chef!.description)).toBeVisible()
      await page.getByRole('button', { name: receptionist!.title }).click()
      await expect(page.getByText(receptionist!.description)).toBeVisible()
      await expect(page.getByText(chef!.description)).toBeHidden()
      await expectNoAxeViolations(page, 'main')
      await expectNoSidewaysScroll(page)
    })

    for (const width of [widths.phone, widths.desktop]) {
      test(`a hash opens its position at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/lediga-jobb#cleaner')
        const { description } = jobs.find(({ id }) => id === 'cleaner')!.text[language]
        await expect(page.getByText(description)).toBeInViewport()
      })
    }
  })
}

test.describe('jobs without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [widths.phone, widths.desktop]) {
    test(`every position stands open and can be applied for at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/lediga-jobb')
      for (const { text } of jobs) {
        const { title, extent, description } = text.sv
        const heading = page.getByRole('heading', { level: 3, name: `${title} ${extent}`, exact: true })
        await expect(heading).toBeVisible()
        await expect(page.getByText(description)).toBeVisible()
      }
      const apply = page.getByRole('main').getByRole('link', { name: messages.sv.jobs.apply })
      await expect(apply).toHaveCount(jobs.length)
      for (const link of await apply.all()) await expect(link).toBeVisible()
    })
  }
})
