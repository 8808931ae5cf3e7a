import { calendarEvents, categoryLabels, undatedEvents } from '@/content/calendar'
import { mealsLeft } from '@/content/christmas'
import { events } from '@/content/events'
import { christmas } from '@/content/facts'
import { phone } from '@/content/phone'
import { isOver } from '@/lib/dates/offers'
import { formatDays } from '@/lib/i18n/format'
import { keepRanges } from '@/lib/i18n/range'
import { SEASON_DAY } from '@/scripts/season'
import { expect, messages, test } from '../support/test'

const { events: t, layout } = messages.sv
const over = calendarEvents.filter(
  ({ category, days }) => category === 'mat-dryck' && isOver(days, SEASON_DAY),
)

test('past events stand below the others without an offer, and a season names its days', async ({ page }) => {
  await page.goto('/evenemang')
  const main = page.getByRole('main')
  const filter = page.getByRole('navigation', { name: t.filter })
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(calendarEvents.length + undatedEvents.length)

  await test.step('a past event has its category, place and day, and no price', async () => {
    await filter.getByRole('link', { name: categoryLabels['mat-dryck'].sv }).click()
    const past = main.getByRole('region', { name: t.past })
    await expect(past.getByRole('article')).toHaveCount(over.length)
    await expect(past).toContainText('MAT & DRYCK')
    await expect(past).toContainText('Restaurangen')
    await expect(past).toContainText(/Hölls 15\saugusti\s2025/)
    await expect(past).not.toContainText(/1.550/)
    const undated = cards.filter({ hasText: 'Surströmming' })
    await expect(undated.getByRole('link')).toHaveAttribute('href', '/food-event/surstrommingsfest')
    await expect(undated).toContainText(/1\s325\skr per person/)
    await filter.getByRole('link', { name: t.all }).click()
  })

  await test.step('the Christmas season names its evenings and lunches', async () => {
    const card = cards.filter({ hasText: 'Julbord' })
    await expect(card.locator('time').first()).toHaveAttribute('datetime', christmas.buffet.dates[0])
    await expect(card).toContainText(keepRanges(events.julbord.note.sv))
    await expect(card).toContainText(keepRanges(formatDays(christmas.season, 'sv')))
    await expect(main.getByRole('link', { name: 'Julbord 28 nov–23 dec' })).toBeVisible()
  })
})

test('a coming event can be booked and has a calendar file', async ({ page, request }) => {
  const main = page.getByRole('main')
  await page.goto('/hostretreat')

  await test.step('the retreat is booked at the engine in a new tab, or by inquiry', async () => {
    const book = main.getByRole('link', { name: `${t.book} (${layout.newTab})` })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('href', /package=303$/)
    await expect(main.getByRole('link', { name: layout.inquire })).toHaveAttribute(
      'href',
      '/booking-inquiry?about=event-hostretreat',
    )
  })

  await test.step('its calendar file has its days, and a past event has none', async () => {
    const href = (await page.getByRole('link', { name: t.addToCalendar }).getAttribute('href')) ?? ''
    const file = await request.get(href)
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20251107')
    expect((await request.get(href.replace('hostretreat', 'kraftskiva-2025'))).status()).toBe(404)
  })

  await test.step('its breadcrumbs lead to the calendar', async () => {
    await page.getByRole('navigation', { name: layout.breadcrumbs }).getByRole('link').last().click()
    await expect(page).toHaveURL('/evenemang')
  })

  await test.step('another event is booked by phone', async () => {
    await page.goto('/food-event/surstrommingsfest')
    await expect(main.locator('a[target=_blank]')).toHaveCount(0)
    await expect(main.locator(`a[href="${phone.href}"]`)).toBeVisible()
  })
})

test('a past event leads to the next one and to the newsletter', async ({ page }) => {
  await page.goto('/food-event/kraftskiva')
  const main = page.getByRole('main')
  await expect(main.getByText(/Kräftskivan hölls 15\saugusti\s2025/)).toBeVisible()
  await expect(main).toContainText(/2025 kostade den 1\s550\skr per person/)
  await expect(main.locator('a[href^="tel:"], a[href^="/booking-inquiry"]')).toHaveCount(0)
  await expect(main.getByRole('link', { name: t.newsletter })).toHaveAttribute('href', '#letters')
  await main.getByRole('link', { name: /^Härnäst/ }).click()
  await expect(page).toHaveURL('/hostretreat')
})

test('the retreat below /food-event has its own page as canonical URL', async ({ request }) => {
  const html = await (await request.get('/food-event/hostretreat')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hostretreat"/)
})

test('New Year with a room is booked at the engine, without one by inquiry', async ({ page }) => {
  await page.goto('/nyar')
  const main = page.getByRole('main')
  await expect(main.locator('ol > li').filter({ has: page.getByRole('heading') })).toHaveCount(4)
  const [withRoom, dinner] = events.nyar.prices.map(({ label }) => `${t.book} ${label.sv}`)
  const engine = main.getByRole('link', { name: withRoom })
  await expect(engine).toHaveAttribute('href', /package=nyar$/)
  await expect(engine).toHaveAttribute('target', '_blank')
  for (const [name, about] of Object.entries({ [t.book]: 'new-year', [dinner!]: 'new-year-dinner' }))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/booking-inquiry?about=${about}`,
    )
})

test('each evening of the buffet has a calendar file and an inquiry, and companies have theirs', async ({
  page,
  request,
}) => {
  await page.goto('/julbord')
  const main = page.getByRole('main')
  const { buffet, lunch } = christmas

  for (const date of [...buffet.dates, ...lunch.dates])
    await expect(main.locator(`time[datetime="${date}"]`)).toBeVisible()

  for (const { title } of mealsLeft())
    await expect(main.getByRole('link', { name: `${t.book} : ${title.sv}`, exact: true })).toBeVisible()
  const files = page.getByRole('link', { name: t.addToCalendar })
  // The week of lunches has one, too.
  await expect(files).toHaveCount(buffet.dates.length + 1)
  const text = await (await request.get((await files.nth(1).getAttribute('href')) ?? '')).text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${buffet.dates[1].replaceAll('-', '')}`)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)

  await main.getByRole('link', { name: t.bookDate.replace('{date}', '6 december'), exact: true }).click()
  await expect(page.locator('[name="checkIn"]')).toHaveValue('2025-12-06')
  await page.goBack()

  await main.getByRole('link', { name: t.company }).click()
  await expect(page).toHaveURL('/booking-inquiry?about=christmas-company&fromConference=true')
})
