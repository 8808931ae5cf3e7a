import type { Page } from '@playwright/test'
import { addDays, today } from '@/lib/dates/today'
import { expect, messages, test, testWithoutScripts } from '../support/test'

const formOf = (page: Page, { stay } = messages.sv) => page.getByRole('form', { name: stay.label })

testWithoutScripts('the form fills in the inquiry without JavaScript', async ({ page }) => {
  const t = messages.en
  for (const path of ['/', '/boende', '/paketerbjudanden']) {
    await page.goto(`${path}?lang=en`)
    const form = formOf(page, t)
    await expect(form.getByText('You send an enquiry')).toBeVisible()
    await form.getByLabel(t.stay.arrival).fill('2025-11-14')
    await form.getByLabel(t.stay.departure).fill('2025-11-16')
    await form.getByLabel(t.stay.guests).fill('3')
    await form.getByRole('button', { name: t.stay.ask }).click()
    await expect(page).toHaveURL(/^[^?]+\/booking-inquiry\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      checkIn: '2025-11-14',
      checkOut: '2025-11-16',
      guests: '3',
      ...(path !== '/paketerbjudanden' && { about: 'stay' }),
      lang: 'en',
    })
    await expect(page.locator('input[name="checkIn"]')).toHaveValue('2025-11-14')
    await expect(page.locator('input[name="checkOut"]')).toHaveValue('2025-11-16')
    await expect(page.locator('input[name="participants"]')).toHaveValue('3')
  }
})

test('the form takes only valid days, and is still filled in after Back', async ({ page }) => {
  await page.goto('/boende')
  const form = formOf(page)
  const { stay } = messages.sv
  const [arrival, departure] = [form.getByLabel(stay.arrival), form.getByLabel(stay.departure)]
  await expect(arrival).toHaveAttribute('min', today())
  await expect(departure).toHaveAttribute('min', addDays(today(), 1))
  await arrival.fill('2025-11-14')
  await departure.fill('2025-11-14')
  await form.getByRole('button', { name: stay.ask }).click()
  await expect(page).toHaveURL('/boende')
  await departure.fill('2025-11-15')
  await form.getByRole('button', { name: stay.ask }).click()
  await expect(page).toHaveURL('/booking-inquiry?checkIn=2025-11-14&checkOut=2025-11-15&guests=2&about=stay')
  const line = page.locator('p', { hasText: `${messages.sv.inquiry.soFar.heading.private}:` })
  await page.locator('input[name="participants"]').fill('4')
  await expect(line).toContainText('14–15 november 2025, 4 personer')
  await page.goBack()
  await expect(arrival).toHaveValue('2025-11-14')
  await expect(departure).toHaveValue('2025-11-15')
})
