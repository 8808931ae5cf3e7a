import { activities, activitiesCopy, seasonsOf, type Season } from '@/content/activities'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'

const bySeason = (season: Season) => activities.filter((activity) => seasonsOf(activity).includes(season))

for (const language of languages) {
  const words = messages[language].activities
  const stated = {
    sv: ['December–april', 'December–mars', 'Maj–oktober'],
    en: ['December–April', 'December–March', 'May–October'],
  }[language]

  test.describe(`activities (${language})`, () => {
    test.beforeEach(async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      await page.goto('/upplevelser')
    })

    test('shows all fourteen, each with its facts and its way to the inquiry', async ({ page }) => {
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(activities.length)
      for (const { id, title, description, minParticipants } of activities) {
        const card = cards.filter({ has: page.getByRole('heading', { name: title[language], exact: true }) })
        await expect(card).toContainText(description[language])
        await expect(card.getByRole('list', { name: words.factsLabel })).toContainText(
          `Min ${minParticipants} `,
        )
        await expect(card.getByRole('link', { name: words.bookNow })).toHaveAttribute(
          'href',
          `/booking-inquiry?about=activity-${id}`,
        )
      }
      const text = (await page.getByRole('main').innerText()).toLowerCase()
      for (const months of stated) expect(text).toContain(months.toLowerCase())
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })

    test('marks the seasons of each activity with a bar, and no others', async ({ page }) => {
      for (const activity of activities) {
        const card = page.getByRole('article').filter({
          has: page.getByRole('heading', { name: activity.title[language], exact: true }),
        })
        for (const season of seasonsOf(activity)) {
          const item = card.getByRole('listitem').filter({ hasText: words.season[season] }).first()
          await expect(item).toHaveCSS('border-top-width', '3px')
        }
      }
    })

    for (const season of ['spring', 'summer', 'fall', 'winter'] as const) {
      test(`filters by ${season}, with an address and an announcement`, async ({ page }) => {
        const nav = page.getByRole('navigation', { name: words.filterLabel })
        const choice = nav.getByRole('link', { name: words.season[season] })
        await choice.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`\\?season=${season}$`))
        const expected = bySeason(season)
        await expect(page.getByRole('article').getByRole('heading')).toHaveText(
          expected.map(({ title }) => title[language]),
        )
        await expect(nav.getByRole('status')).toContainText(`${expected.length} `)
        await expect(choice).toHaveAttribute('aria-current', 'page')
        await expectNoAxeViolations(page)
        await page.goBack()
        await expect(page.getByRole('article')).toHaveCount(activities.length)
      })
    }

    test('ends with the inquiry', async ({ page }) => {
      await expect(
        page.getByRole('heading', { name: activitiesCopy[language].inquiry.heading }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: words.sendInquiry })).toHaveAttribute(
        'href',
        '/booking-inquiry',
      )
    })
  })
}

test('the empty state says that no activities are available', () => {
  expect(messages.sv.activities.empty).toBe('Inga aktiviteter tillgängliga för vald kategori.')
  expect(messages.en.activities.empty).toBe('No activities available for selected category.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each season has its address', async ({ page }) => {
    await page.goto('/upplevelser')
    const nav = page.getByRole('navigation', { name: messages.sv.activities.filterLabel })
    await nav.getByRole('link', { name: messages.sv.activities.season.winter }).click()
    await expect(page.getByRole('article')).toHaveCount(bySeason('winter').length)
  })
})
