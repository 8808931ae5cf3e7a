import { conferenceInquiry, conferenceTexts } from '@/content/conference'
import { findPicture } from '@/content/pictures'
import {
  activityPrice,
  groupActivities,
  groupEntertainment,
  groupVenues,
  teambuildingGallery,
} from '@/content/teambuilding'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { expect, expectNoAxeViolations, languages, messages, test } from '../support/test'
import type { Locator, Page, Route } from '@playwright/test'

const activities = [...groupActivities, ...groupEntertainment]
const galleryAlt = (index: number) => findPicture(teambuildingGallery[index]!).alt.sv

for (const language of languages) {
  const { conference: words, teambuilding, carousel, dialog: dialogWords } = messages[language]

  test.describe(`conference (${language})`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('the conference page states what there is, says what holds a group, and leads on', async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const link = (name: string) => main.getByRole('link', { name })
      const about = (id: string) => inquiryHref({ about: `conference-${id}`, fromConference: true })
      const { inquireAbout } = words

      await test.step('every inquiry button says that it comes from the conference', async () => {
        await page.goto('/conference-packages')
        for (const [id, name] of Object.entries(inquireAbout))
          await expect(link(name)).toHaveAttribute('href', about(id))
        await page.goto('/conference')
        await expect(link(words.inquire)).toHaveAttribute('href', conferenceInquiry)
        await expect(link(inquireAbout.day)).toHaveAttribute('href', about('day'))
        await expect(link(inquireAbout.lunchToLunch)).toHaveAttribute('href', about('lunchToLunch'))
      })

      await test.step('leads to restaurant, team building and activities', async () => {
        await expect(link(words.restaurant)).toHaveAttribute('href', '/restaurant')
        await expect(main.getByRole('link', { name: words.teambuilding, exact: true })).toHaveAttribute(
          'href',
          '/teambuilding',
        )
        await expect(link(words.activities)).toHaveAttribute('href', '/upplevelser')
      })

      await test.step('states hours, price and capacities', async () => {
        const { day, lunchToLunch } = conferenceTexts[language].offers
        for (const { price, times } of [day, lunchToLunch]) {
          await expect(page.getByText(price.amount, { exact: true })).toBeVisible()
          for (const { value } of times) await expect(page.getByRole('cell', { name: value })).toBeVisible()
        }
        await expect(page.getByRole('img', { name: /08:00–16:00.*12:00.*13:00/ })).toBeVisible()
        for (const { title, capacity } of groupVenues) {
          const figure = page.getByRole('figure').filter({ hasText: title[language] })
          await expect(figure.getByText(String(capacity), { exact: true })).toBeVisible()
        }
      })

      await test.step('says which venues hold a group', () => expectGroupsToBeTold(page, language))
    })

    test('team building has a sheet of all activities, and a gallery', async ({ page }) => {
      await page.goto('/teambuilding')

      await test.step('the activity sheet lists all there is, and gives focus back', async () => {
        const opener = page.getByRole('button', { name: teambuilding.openSheet })
        await opener.click()
        const sheet = page.getByRole('dialog', { name: teambuilding.sheet })
        for (const activity of activities) {
          const row = sheet.getByRole('listitem').filter({
            has: page.getByRole('heading', { name: activity.title[language], exact: true }),
          })
          await expect(row).toContainText(activityPrice(activity, language))
        }
        for (const { title, capacity } of groupVenues)
          await expect(sheet.getByRole('listitem').filter({ hasText: title[language] })).toContainText(
            String(capacity),
          )
        await expectNoAxeViolations(page, '[role=dialog]')
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.press('Enter')
        await sheet.getByRole('button', { name: dialogWords.close }).click()
        await expect(opener).toBeFocused()
      })

      await test.step('the gallery steps with buttons and keys', async () => {
        const gallery = page.getByRole('region', { name: teambuilding.gallery })
        const at = (current: number) =>
          gallery.getByText(
            carousel.position
              .replace('{current}', String(current))
              .replace('{total}', String(teambuildingGallery.length)),
          )
        // Until its script has it, the row scrolls and takes focus itself.
        await gallery.scrollIntoViewIfNeeded()
        await expect(gallery.locator('[tabindex="0"]')).toHaveCount(0)
        await expect(at(1)).toBeVisible()
        await gallery.getByRole('button', { name: carousel.next }).click()
        await expect(at(2)).toBeVisible()
        await page.keyboard.press('ArrowLeft')
        await expect(at(1)).toBeVisible()
      })
    })
  })
}

/** Asks the conference page for groups of several sizes, and goes on to the inquiry with one that is too large. */
async function expectGroupsToBeTold(page: Page, language: Locale): Promise<void> {
  const { scale } = messages[language]
  const group = page.getByRole('textbox', { name: scale.question })
  const table = page.getByRole('table', { name: scale.venues.caption })
  const places = {
    sv: 'skogskojan eller ett av konferensrummen',
    en: 'the forest hut or one of the conference rooms',
  }
  await expect(table.getByRole('row')).toHaveCount(1 + groupVenues.length + 1)
  await group.fill('17')
  for (const { title, capacity } of groupVenues)
    await expect(table.getByRole('row', { name: title[language] })).toContainText(
      capacity >= 17 ? scale.all : scale.some.replace('{inside}', String(capacity)).replace('{count}', '17'),
    )
  await expect(group).toHaveAccessibleDescription(
    scale.venues.fits.replace('{count}', '17').replace('{places}', places[language]),
  )
  await group.fill('1')
  await expect(table.getByText(scale.tooFew.replace('{from}', '2'))).toBeVisible()
  await group.fill('101')
  await expect(group).toHaveAccessibleDescription(scale.venues.fitsNever.replace('{count}', '101'))
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('link', { name: scale.ask.replace('{count}', '101') }).click()
  await expect(page).toHaveURL(/\/booking-inquiry\?fromConference=true&guests=101$/)
}

test.describe('a picture of the gallery that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is left out, with a warning in the log', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route(/\/pictures\/venue-wine-cellar-/, (route) => route.abort())
    await page.goto('/teambuilding')
    const gallery = page.getByRole('region', { name: messages.sv.teambuilding.gallery })
    await gallery.scrollIntoViewIfNeeded()
    for (let step = 0; step < 2; step++)
      await gallery.getByRole('button', { name: messages.sv.carousel.next }).click()
    await expect(gallery.getByText(new RegExp(`av ${teambuildingGallery.length - 1}`))).toBeVisible()
    await expect(gallery.locator('img[src*="venue-wine-cellar"]')).toHaveCount(0)
    expect(warnings.join()).toContain('venue-wine-cellar')
  })
})

/** Opens the gallery while the scripts that its approach fetches are met by `answer`. */
async function openGallery(page: Page, answer: (route: Route) => Promise<void>): Promise<Locator> {
  await page.goto('/teambuilding')
  await page.route(/\.js(\?|$)/, answer)
  const gallery = page.getByRole('region', { name: messages.sv.teambuilding.gallery })
  await gallery.scrollIntoViewIfNeeded()
  return gallery
}

test('a step that comes before the script of the gallery is taken at once and stays', async ({ page }) => {
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  const gallery = await openGallery(page, async (route) => {
    await delivered
    await route.continue()
  })
  const second = gallery.getByRole('img', { name: galleryAlt(1) })
  await gallery.getByRole('button', { name: messages.sv.carousel.next }).click()
  await expect(gallery.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.9 })
  deliver()
  await expect(gallery.locator('[tabindex="0"]')).toHaveCount(0)
  await expect(gallery.getByText(/Bild 2 av/)).toBeVisible()
  await expect(second).toBeInViewport({ ratio: 0.9 })
})

test.describe('a gallery whose script cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('steps all the same', async ({ page }) => {
    const gallery = await openGallery(page, (route) => route.abort())
    const next = gallery.getByRole('button', { name: messages.sv.carousel.next })
    await next.click()
    await expect(gallery.getByRole('img', { name: galleryAlt(1) })).toBeInViewport({ ratio: 0.9 })
    await next.press('ArrowRight')
    await expect(gallery.getByRole('img', { name: galleryAlt(2) })).toBeInViewport({ ratio: 0.9 })
    await expect(gallery.getByText(/Bild 3 av/)).toBeVisible()
  })
})

test('the activity sheet can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/teambuilding')
  for (const { title } of activities)
    await expect(page.getByRole('heading', { level: 4, name: title.sv, exact: true })).toBeVisible()
  await context.close()
})
