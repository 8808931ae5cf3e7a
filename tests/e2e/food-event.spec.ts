import { isBookingLine, listFoodEvents, type FoodEvent } from '@/content/food-events'
import type { Locale } from '@/lib/i18n/locales'
import { expect, languages, messages, test, widths } from '../support/test'
import type { Page } from '@playwright/test'

for (const language of languages) {
  const words = messages[language].foodEvent

  test.describe(`food events (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('every event says what it is and how to book, and leads back', async ({ page }) => {
      await page.setViewportSize({ width: widths.desktop, height: 900 })
      for (const event of listFoodEvents()) {
        await page.goto(event.href)
        await test.step(`${event.id} shows its day, price, contents and how to book`, () =>
          expectContents(page, event, language))

        await test.step(`${event.id} leads back by its breadcrumbs, under a large figure`, async () => {
          const way = page.getByRole('navigation', { name: messages[language].breadcrumbs.label })
          await way.getByRole('link').last().click()
          await expect(page).toHaveURL('/evenemang')
        })
      }
    })

    test('what is coming can be booked, what is over leads to it', async ({ page, request }) => {
      const main = page.getByRole('main')
      await page.goto('/hostretreat')

      await test.step('the retreat opens the booking engine, in a new tab', async () => {
        const book = main.getByRole('link', { name: `${words.book} (${messages[language].layout.newTab})` })
        await expect(book).toHaveAttribute('target', '_blank')
        await expect(book).toHaveAttribute('href', /package=303$/)
      })

      await test.step('among the other events, one that is over comes last', async () => {
        const others = page.getByRole('article').filter({ hasNot: page.getByRole('heading', { level: 1 }) })
        await expect(others).toHaveCount(2)
        await expect(others.first()).not.toContainText('2025')
        await expect(others.last()).toContainText('2025')
      })

      await test.step('an event that is coming has a file for the calendar, one that is over has none', async () => {
        const link = page.getByRole('link', { name: messages[language].events.addToCalendar })
        const href = (await link.getAttribute('href')) ?? ''
        const file = await request.get(href)
        expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
        expect(await file.text()).toContain('DTSTART;VALUE=DATE:20251107')
        const past = await request.get(href.replace('hostretreat', 'kraftskiva-2025'))
        expect(past.status()).toBe(404)
      })

      await test.step('any other event is booked by phone, not at the engine', async () => {
        await page.goto('/food-event/surstrommingsfest')
        await expect(main.locator('a[target=_blank]')).toHaveCount(0)
        await expect(main.locator('a[href="tel:+46980319200"]')).toBeVisible()
      })

      await test.step('an event that is over leads to what comes next, and to the newsletter', async () => {
        await page.goto('/food-event/kraftskiva')
        await expect(main).not.toContainText(/1.550/)
        await expect(main.locator('a[href^="tel:"]')).toHaveCount(0)
        await expect(main.getByRole('link', { name: messages[language].events.newsletter })).toHaveAttribute(
          'href',
          '#newsletter',
        )
        await main.getByRole('link', { name: /^(Härnäst|Next)/ }).click()
        await expect(page).toHaveURL('/hostretreat')
      })

      await test.step('the other two events are one click away', async () => {
        await page.goto('/food-event/kraftskiva')
        await page.getByRole('heading', { level: 3 }).getByRole('link').last().click()
        await expect(page).toHaveURL('/hostretreat')
      })
    })
  })
}

test('the retreat under its event address names its own address as canonical', async ({ request }) => {
  const html = await (await request.get('/food-event/hostretreat')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hostretreat"/)
  expect(html).not.toMatch(/<link rel="canonical" href="[^"]*\/food-event/)
})

test('an unknown event leads to the restaurant', async ({ request }) => {
  const { pathname } = new URL((await request.get('/food-event/pizzafest')).url())
  expect(pathname).toBe('/restaurant')
})

async function expectContents(page: Page, event: FoodEvent, language: Locale): Promise<void> {
  const { h1, date, lead, lines, details, includes, notes, over } = event.text[language]
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(page.getByRole('heading', { level: 1, name: h1.replaceAll('\u00AD', '') })).toBeVisible()
  await expect(article.getByText(date.figure, { exact: true })).toBeVisible()
  for (const text of [lead, ...lines, ...includes, ...(over ? [over.text] : [notes!])])
    await expect(article.getByText(text, { exact: true })).toBeVisible()
  for (const { label, value } of details)
    await expect(article.getByRole('row', { name: label }).getByRole('cell')).toHaveText(value)
  for (const line of lines) {
    await expect(article.getByText(line, { exact: true })).toHaveCSS(
      'border-left-width',
      isBookingLine(line) ? '3px' : '0px',
    )
  }
  const inquiry = article.getByRole('link', { name: messages[language].foodEvent.inquire })
  if (over) await expect(inquiry).toHaveCount(0)
  else await expect(inquiry).toHaveAttribute('href', `/booking-inquiry?about=event-${event.id}`)
}
