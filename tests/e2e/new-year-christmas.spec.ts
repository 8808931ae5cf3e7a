import { expect, messages, test } from '../support/test'

test('New Year with a room is booked at the engine, every other way by inquiry', async ({ page }) => {
  await page.goto('/nyar')
  const main = page.getByRole('main')
  const { book } = messages.sv.events
  await expect(main.locator('ol > li').filter({ has: page.getByRole('heading') })).toHaveCount(4)
  const withRoom = main.getByRole('article').filter({ hasText: /1\s895/ })
  const engine = withRoom.getByRole('link', { name: book })
  await expect(engine).toHaveAttribute('href', /package=nyar$/)
  await expect(engine).toHaveAttribute('target', '_blank')
  const inquiries = main.getByRole('link', { name: book, exact: true })
  await expect(inquiries).toHaveCount(2)
  for (const [index, about] of ['new-year', 'new-year-dinner'].entries())
    await expect(inquiries.nth(index)).toHaveAttribute('href', `/booking-inquiry?about=${about}`)
})

test('each evening of the Christmas buffet has a file, and companies have an inquiry of their own', async ({
  page,
  request,
}) => {
  await page.goto('/julbord')
  const main = page.getByRole('main')

  for (const date of ['2025-11-29', '2025-12-06', '2025-12-12', '2025-12-15', '2025-12-19'])
    await expect(main.locator(`time[datetime="${date}"]`)).toBeVisible()

  const files = page.getByRole('link', { name: messages.sv.events.addToCalendar })
  await expect(files).toHaveCount(3)
  for (const [index, day] of ['20251129', '20251206', '20251212'].entries()) {
    const file = await request.get((await files.nth(index).getAttribute('href')) ?? '')
    const text = await file.text()
    expect(text).toContain(`DTSTART;VALUE=DATE:${day}`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  }

  await main.getByRole('link', { name: messages.sv.events.company }).click()
  await expect(page).toHaveURL('/booking-inquiry?about=christmas-company&fromConference=true&christmas=true')
})
