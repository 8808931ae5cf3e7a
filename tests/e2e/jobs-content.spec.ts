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

    test('shows one position at a time, in tabs on desktop and in rows on a phone', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      await page.goto('/lediga-jobb')
      const tabs = page.getByRole('tablist', { name: words.positions }).getByRole('tab')

      await test.step('on desktop the chef is shown first', async () => {
        await expect(tabs).toHaveCount(jobs.length)
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      })

      for (const [index, { id, text }] of jobs.entries()) {
        await test.step(`the tab of the ${id} says everything about the position`, async () => {
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
          // The chef is checked with every page.
          if (language === 'sv' && id !== 'chef')
            await expectNoAxeViolations(page, '[role=tablist], [role=tabpanel]')
        })
      }

      await test.step('arrow keys move through the tabs', async () => {
        await tabs.first().click()
        await page.keyboard.press('ArrowDown')
        await expect(tabs.nth(1)).toBeFocused()
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('End')
        await expect(tabs.last()).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      })

      await test.step('on a phone the accordion opens one position at a time', async () => {
        await page.setViewportSize({ width: widths.phone, height: 844 })
        const [chef, receptionist] = jobs.map(({ text }) => text[language])
        await expect(page.getByText(chef!.description)).toBeVisible()
        await page.getByRole('button', { name: receptionist!.title }).click()
        await expect(page.getByText(receptionist!.description)).toBeVisible()
        await expect(page.getByText(chef!.description)).toBeHidden()
        if (language === 'sv') await expectNoAxeViolations(page, 'main .accordion')
        await expectNoSidewaysScroll(page)
      })
    })
  })
}

test.describe('jobs without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every position stands open and can be applied for', async ({ page }) => {
    await page.goto('/lediga-jobb')
    for (const width of [widths.phone, widths.desktop]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
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
})
