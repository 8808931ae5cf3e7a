import { termsSections } from '@/content/terms'
import { expect, messages, test, testWithoutScripts, widths } from '../support/test'

const t = messages.sv.terms
const [general, event] = termsSections.map(({ title, clauses }) => ({
  title: title.sv,
  // Both sections have one about cancelling.
  ownClause: clauses.find(({ heading }) => heading.sv !== 'Avbokning')!.heading.sv,
}))

test('a select on desktop shows one section at a time, and Back the previous one', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/villkor')
  const select = page.getByRole('combobox', { name: t.select })
  const clause = (heading: string) => page.getByRole('heading', { level: 3, name: heading })
  const status = page.getByRole('main').getByRole('status')
  await expect(select).toHaveValue('general')
  // Only a status that was there before is announced.
  await status.evaluate((element) => element.setAttribute('data-before', ''))
  await select.focus()
  await select.selectOption({ label: event!.title })
  await expect(page).toHaveURL('/villkor?tab=event')
  await expect(select).toBeFocused()
  await expect(status).toHaveText(`${t.showing} ${event!.title}`)
  await expect(status).toHaveAttribute('data-before')
  await expect(clause(event!.ownClause)).toBeVisible()
  await expect(clause(general!.ownClause)).toBeHidden()
  await expect(page).toHaveNoAxeViolations('main')
  await page.emulateMedia({ media: 'print' })
  await expect(select).toBeHidden()
  await expect(clause(event!.ownClause)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const contents = page.getByRole('navigation', { name: t.contents })
  await contents.getByRole('link', { name: event!.ownClause }).click()
  await expect(page).toHaveURL(/\/villkor\?tab=event#/)
  await page.goBack()
  await page.goBack()
  await expect(select).toHaveValue('general')
  await expect(clause(general!.ownClause)).toBeVisible()
})

test('a link of the footer shows its section from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  await page.goto('/villkor')
  await page.getByRole('contentinfo').locator('a[href="/villkor?tab=event"]').click()
  await expect(page.getByRole('heading', { level: 3, name: event!.ownClause })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a URL opens its section on a phone, and a link shows its section at once', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 })
  await page.goto('/villkor?tab=event')
  await expect(page.getByRole('button', { name: event!.title })).toHaveAttribute('aria-expanded', 'true')

  await page.goto('/kvarglomt')
  await page.evaluate(() => {
    const shown = new Set<string>()
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>('main [data-row]')) {
        if (row.lastElementChild!.clientHeight > 0) shown.add(row.dataset.row ?? '')
      }
      document.body.dataset.shown = [...shown].join()
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('main').locator('a[href="/villkor?tab=privacy"]').click()
  await expect(page).toHaveURL('/villkor?tab=privacy')
  await expect(page.locator('[data-row="privacy"]')).toHaveAttribute('data-state', 'open')
  await expect(page.locator('body')).toHaveAttribute('data-shown', 'privacy')
})

testWithoutScripts('the select shows its section without JavaScript', async ({ page }) => {
  await page.goto('/villkor?lang=en')
  await page.getByRole('combobox', { name: messages.en.terms.select }).selectOption('event')
  await page.getByRole('button', { name: messages.en.terms.submit, exact: true }).click()
  await expect(page).toHaveURL('/villkor?tab=event&lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
