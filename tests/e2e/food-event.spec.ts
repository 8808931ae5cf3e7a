import { isBookingLine, listFoodEvents } from '@/content/food-events'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

for (const language of languages) {
  const words = messages[language].foodEvent

  test.describe(`food events (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    for (const event of listFoodEvents()) {
      const { h1, date, lead, lines, details, includes, notes, over } = event.text[language]

      test(`${event.id} leads back by its breadcrumbs, under a large figure`, async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(event.href)
        const way = page.getByRole('navigation', { name: messages[language].breadcrumbs.label })
        await way.getByRole('link').last().click()
        await expect(page).toHaveURL('/evenemang')
      })

      test(`${event.id} shows its day, price, contents and how to book`, async ({ page }) => {
        await page.goto(event.href)
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
        const inquiry = article.getByRole('link', { name: words.inquire })
        if (over) await expect(inquiry).toHaveCount(0)
        else await expect(inquiry).toHaveAttribute('href', `/booking-inquiry?about=event-${event.id}`)
        await expectNoAxeViolations(page, 'main')
        await expectNoSidewaysScroll(page)
      })
    }

    test('among the other events, one that is over comes last', async ({ page }) => {
      await page.goto('/hostretreat')
      const others = page.getByRole('article').filter({ hasNot: page.getByRole('heading', { level: 1 }) })
      await expect(others).toHaveCount(2)
      await expect(others.first()).not.toContainText('2025')
      await expect(others.last()).toContainText('2025')
    })

    test('only the retreat opens the booking engine, in a new tab', async ({ page }) => {
      await page.goto('/hostretreat')
      const book = page
        .getByRole('main')
        .getByRole('link', { name: `${words.book} (${messages[language].layout.newTab})` })
      await expect(book).toHaveAttribute('target', '_blank')
      await expect(book).toHaveAttribute('href', /package=303$/)
      await page.goto('/food-event/surstrommingsfest')
      await expect(page.getByRole('main').locator('a[target=_blank]')).toHaveCount(0)
      await expect(page.getByRole('main').locator('a[href="tel:+46980319200"]')).toBeVisible()
    })

    test('an event that is coming has a file for the calendar, one that is over has none', async ({
      page,
      request,
    }) => {
      await page.goto('/hostretreat')
      const link = page.getByRole('link', { name: messages[language].events.addToCalendar })
      const href = (await link.getAttribute('href')) ?? ''
      const file = await request.get(href)
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect(await file.text()).toContain('DTSTART;VALUE=DATE:20251107')
      const past = await request.get(href.replace('hostretreat', 'kraftskiva-2025'))
      expect(past.status()).toBe(404)
    })

    test('an event that is over leads to what comes next, and to the newsletter', async ({ page }) => {
      await page.goto('/food-event/kraftskiva')
      const main = page.getByRole('main')
      await expect(main).not.toContainText(/1.550/)
      await expect(main.locator('a[href^="tel:"]')).toHaveCount(0)
      await expect(main.getByRole('link', { name: messages[language].events.newsletter })).toHaveAttribute(
        'href',
        '#newsletter',
      )
      await main.getByRole('link', { name: /^(Härnäst|Next)/ }).click()
      await expect(page).toHaveURL('/hostretreat')
    })

    test('the other two events are one click away', async ({ page }) => {
      await page.goto('/food-event/kraftskiva')
      await page.getByRole('heading', { level: 3 }).getByRole('link').last().click()
      await expect(page).toHaveURL('/hostretreat')
    })
  })
}

test('the retreat under its event address names its own address as canonical', async ({ page }) => {
  await page.goto('/food-event/hostretreat')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hostretreat$/)
})

test('an unknown event leads to the restaurant', async ({ page }) => {
  await page.goto('/food-event/pizzafest')
  await expect(page).toHaveURL('/restaurant')
})
