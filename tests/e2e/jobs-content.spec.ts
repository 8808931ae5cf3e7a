import { jobs } from '@/content/jobs'
import { expect, expectNoAxeViolations, messages, test, widths } from '../support/test'

const words = messages.sv.jobs
const [chef, receptionist] = jobs

test('positions are tabs on desktop', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/lediga-jobb')
  const tabs = page.getByRole('tablist', { name: words.positions }).getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/#receptionist$/)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: receptionist!.title.sv })).toBeVisible()
  await expectNoAxeViolations(page, '[role=tablist], [role=tabpanel]')

  await tabs.first().click()
  await page.keyboard.press('ArrowDown')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('on a phone one position is open at a time', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/lediga-jobb')
  await expect(page.getByText(chef!.description.sv)).toBeVisible()
  await page.getByRole('button', { name: receptionist!.title.sv }).click()
  await expect(page.getByText(receptionist!.description.sv)).toBeVisible()
  await expect(page.getByText(chef!.description.sv)).toBeHidden()
  await expectNoAxeViolations(page, 'main .accordion')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every position stands open and can be applied for', async ({ page }) => {
    await page.goto('/lediga-jobb')
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { description } of jobs) await expect(page.getByText(description.sv)).toBeVisible()
      const apply = page.getByRole('main').getByRole('link', { name: words.apply })
      await expect(apply).toHaveCount(jobs.length)
      for (const link of await apply.all()) await expect(link).toBeVisible()
    }
  })
})
