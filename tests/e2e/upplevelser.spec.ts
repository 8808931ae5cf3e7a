import {
  activities,
  activitiesCopy,
  seasons,
  seasonsOf,
  type Activity,
  type Season,
} from '@/content/activities'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'

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

    test('shows all fourteen with their facts and seasons, and ends with the inquiry', async ({ page }) => {
      const cardOf = ({ title }: Activity) =>
        page.getByRole('article').filter({
          has: page.getByRole('heading', { name: title[language], exact: true }),
        })

      await test.step('each with its facts and its way to the inquiry', async () => {
        await expect(page.getByRole('article')).toHaveCount(activities.length)
        for (const activity of activities) {
          const card = cardOf(activity)
          await expect(card).toContainText(activity.description[language])
          await expect(card.getByRole('list', { name: words.factsLabel })).toContainText(
            `${words.minParticipants.split('{')[0]}${activity.minParticipants} `,
          )
          await expect(card.getByRole('link', { name: words.bookNow })).toHaveAttribute(
            'href',
            `/booking-inquiry?about=activity-${activity.id}`,
          )
        }
        const text = (await page.getByRole('main').innerText()).toLowerCase()
        for (const months of stated) expect(text).toContain(months.toLowerCase())
      })

      await test.step('marks the seasons of each activity with a bar, and no others', async () => {
        for (const activity of activities) {
          const line = cardOf(activity).getByRole('list', { name: words.seasonsLabel }).getByRole('listitem')
          const active = seasonsOf(activity)
          await expect(line).toContainText(seasons.map((season) => words.season[season]))
          const bars = await line.evaluateAll((items) =>
            items.map((item) => getComputedStyle(item).borderTopWidth),
          )
          expect(bars).toEqual(seasons.map((season) => (active.includes(season) ? '3px' : '1px')))
        }
      })

      await test.step('has one order of seasons, winter first, and names each season once a card', async () => {
        const nav = page.getByRole('navigation', { name: words.filterLabel })
        const names = seasons.map((season) => words.season[season])
        const shown = (await nav.getByRole('link').allInnerTexts()).map((text) =>
          text.replace(/[^\p{L}]/gu, ''),
        )
        expect(shown.slice(1)).toEqual(names)
        for (const facts of await page.getByRole('list', { name: words.factsLabel }).allInnerTexts())
          for (const name of names) expect(facts.toLowerCase()).not.toContain(name.toLowerCase())
      })

      await test.step('ends with the inquiry', async () => {
        await expect(
          page.getByRole('heading', { name: activitiesCopy[language].inquiry.heading }),
        ).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: words.sendInquiry })).toHaveAttribute(
          'href',
          '/booking-inquiry',
        )
      })
    })

    test('filters by season, with an address and an announcement, and fits a phone', async ({ page }) => {
      const nav = page.getByRole('navigation', { name: words.filterLabel })

      for (const season of ['spring', 'summer', 'fall', 'winter'] as const) {
        await test.step(season, async () => {
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
          // The cards are those of the whole list, which every-page checks; one choice looks like another.
          if (language === 'sv' && season === 'winter') await expectNoAxeViolations(page, 'main nav')
          await page.goBack()
          await expect(page.getByRole('article')).toHaveCount(activities.length)
        })
      }

      await test.step('on phones the activities stay below nine screens', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        const main = await page.getByRole('main').boundingBox()
        expect(main!.height).toBeLessThanOrEqual(9 * 844)
      })

      await test.step('a fact that begins a line has no ring before it', async () => {
        for (const list of await page.getByRole('list', { name: words.factsLabel }).all())
          expect(await list.evaluate(clipsFirstRings)).toBe(true)
      })
    })
  })
}

/** Runs in the page: whether the ring of each item that begins a line lies outside of what the list shows. */
function clipsFirstRings(list: Element): boolean {
  const edge =
    list.getBoundingClientRect().left + parseFloat(getComputedStyle(list).clipPath.split(' ').at(-1)!)
  const starts = [...list.children].filter(
    (item, index, items) =>
      index === 0 || item.getBoundingClientRect().top > items[index - 1]!.getBoundingClientRect().top,
  )
  return starts.every((item) => {
    const ring = getComputedStyle(item, '::before')
    return item.getBoundingClientRect().left + parseFloat(ring.left) + parseFloat(ring.width) <= edge
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
