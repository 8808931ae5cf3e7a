import { phone } from '@/content/phone'
import { expect, messages, test } from '../support/test'

const { events: words, layout, breadcrumbs } = messages.sv

test('an event that is coming can be booked, and has a file for the calendar', async ({ page, request }) => {
  const main = page.getByRole('main')
  await page.goto('/hostretreat')

  await test.step('the retreat opens the booking engine in a new tab, or the inquiry', async () => {
    const book = main.getByRole('link', { name: `${words.book} (${layout.newTab})` })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('href', /package=303$/)
    await expect(main.getByRole('link', { name: words.inquire })).toHaveAttribute(
      'href',
      '/booking-inquiry?about=event-hostretreat',
    )
  })

  await test.step('its file has its days, and one that is over has none', async () => {
    const href = (await page.getByRole('link', { name: words.addToCalendar }).getAttribute('href')) ?? ''
    const file = await request.get(href)
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20251107')
    expect((await request.get(href.replace('hostretreat', 'kraftskiva-2025'))).status()).toBe(404)
  })

  await test.step('its breadcrumbs lead to the calendar', async () => {
    await page.getByRole('navigation', { name: breadcrumbs.label }).getByRole('link').last().click()
    await expect(page).toHaveURL('/evenemang')
  })

  await test.step('any other event is booked by phone, not at the engine', async () => {
    await page.goto('/food-event/surstrommingsfest')
    await expect(main.locator('a[target=_blank]')).toHaveCount(0)
    await expect(main.locator(`a[href="${phone.href}"]`)).toBeVisible()
  })
})

test('an event that is over leads to what comes next, and to the newsletter', async ({ page }) => {
  await page.goto('/food-event/kraftskiva')
  const main = page.getByRole('main')
  await expect(main.getByText(/Kräftskivan var 15\saugusti\s2025/)).toBeVisible()
  await expect(main).not.toContainText(/1.550/)
  await expect(main.locator('a[href^="tel:"], a[href^="/booking-inquiry"]')).toHaveCount(0)
  await expect(main.getByRole('link', { name: words.newsletter })).toHaveAttribute('href', '#newsletter')
  await main.getByRole('link', { name: /^Härnäst/ }).click()
  await expect(page).toHaveURL('/hostretreat')
})

test('the retreat under its event address names its own address as canonical', async ({ request }) => {
  const html = await (await request.get('/food-event/hostretreat')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hostretreat"/)
})
