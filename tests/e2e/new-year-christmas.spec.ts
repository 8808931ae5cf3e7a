import { christmasBuffet, christmasGroups, christmasLunch } from '@/content/christmas'
import { newYearOffers, newYearProgramme } from '@/content/new-year'
import { expect, languages, messages, test } from '../support/test'

for (const language of languages) {
  test.describe(`New Year and Christmas (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('New Year says how the evening goes and how to book it', async ({ page }) => {
      await page.goto('/nyar')
      const main = page.getByRole('main')

      await test.step('New Year has four points of programme in order', async () => {
        const programme = main.locator('ol > li').filter({ has: page.getByRole('heading') })
        await expect(programme).toHaveCount(4)
        for (const [index, { time, title, text }] of newYearProgramme.entries()) {
          await expect(programme.nth(index)).toContainText(time[language])
          await expect(programme.nth(index)).toContainText(title[language])
          await expect(programme.nth(index)).toContainText(text[language])
        }
      })

      await test.step('New Year with a room is booked at the engine, every other way by inquiry', async () => {
        const book = messages[language].newYear.book
        const withRoom = main.getByRole('article').filter({ hasText: newYearOffers.package.title[language] })
        await expect(withRoom).toContainText(/1[\u00A0,]895/)
        const engine = withRoom.getByRole('link', { name: book })
        await expect(engine).toHaveAttribute('href', /package=nyar$/)
        await expect(engine).toHaveAttribute('target', '_blank')
        const dinner = main.getByRole('article').filter({ hasText: newYearOffers.dinner.title[language] })
        await expect(dinner).toContainText('895')
        const inquiries = main.getByRole('link', { name: book, exact: true })
        await expect(inquiries).toHaveCount(2)
        for (const [index, about] of ['new-year', 'new-year-dinner'].entries())
          await expect(inquiries.nth(index)).toHaveAttribute('href', `/booking-inquiry?about=${about}`)
      })
    })

    test('Christmas says what is served when, and leads companies to their inquiry', async ({
      page,
      request,
    }) => {
      await page.goto('/julbord')
      const main = page.getByRole('main')

      await test.step('Christmas has two offers with their prices and dates', async () => {
        for (const offer of [christmasBuffet(), christmasLunch()]) {
          const table = page.getByRole('table', { name: offer.heading[language] })
          for (const { label, value } of offer.prices[language])
            await expect(table.getByRole('row', { name: label }).getByRole('cell')).toHaveText(value)
        }
        for (const date of ['2025-11-29', '2025-12-06', '2025-12-12', '2025-12-15', '2025-12-19'])
          await expect(main.locator(`time[datetime="${date}"]`)).toBeVisible()
      })

      await test.step('each evening of the Christmas buffet has a file for the calendar', async () => {
        const files = page.getByRole('link', { name: messages[language].events.addToCalendar })
        await expect(files).toHaveCount(3)
        for (const [index, day] of ['20251129', '20251206', '20251212'].entries()) {
          const file = await request.get((await files.nth(index).getAttribute('href')) ?? '')
          expect(file.headers()['content-type']).toContain('text/calendar')
          const text = await file.text()
          expect(text).toContain(`DTSTART;VALUE=DATE:${day}`)
          expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
        }
      })

      await test.step('groups write or call, companies go to their inquiry', async () => {
        await expect(main.getByRole('heading', { name: christmasGroups.heading[language] })).toBeVisible()
        await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(main.locator('a[href^="tel:"]')).toBeVisible()
        await main.getByRole('link', { name: messages[language].christmas.company }).click()
        await expect(page).toHaveURL(
          '/booking-inquiry?about=christmas-company&fromConference=true&christmas=true',
        )
      })
    })
  })
}
