import { jobs } from '@/content/jobs'
import { expect, expectNoAxeViolations, messages, test, widths } from '../support/test'

const words = messages.sv.jobs
const receptionist = jobs[1]

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
