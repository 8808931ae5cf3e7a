import type { Page } from '@playwright/test'
import { directionsTexts, distances, maps } from '@/content/directions'
import { venue } from '@/content/venue'
import { expect, expectNoAxeViolations, languages, messages, test, widths } from '../support/test'

/** Tests reach no third party: the embedded map is an empty page. */
async function standInForMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title></html>',
    }),
  )
}

for (const language of languages) {
  const words = messages[language].directions
  const texts = directionsTexts[language]

  test.describe(`directions (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      await standInForMap(page)
    })

    test('says where the hotel is and how far it is, also on paper', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      const main = page.getByRole('main')

      await test.step('phone, e-mail and directions are links, the last in a new tab', async () => {
        for (const link of await main.getByRole('link', { name: venue.phone.display[language] }).all())
          await expect(link).toHaveAttribute('href', venue.phone.href)
        await expect(main.getByRole('link', { name: venue.email })).toHaveAttribute(
          'href',
          `mailto:${venue.email}`,
        )
        const directions = main.getByRole('link', { name: words.openDirections })
        await expect(directions).toHaveAttribute('href', maps.directions)
        await expect(directions).toHaveAttribute('target', '_blank')
      })

      await test.step('every distance stands in the table', async () => {
        const table = page.getByRole('table', { name: texts.distances.caption })
        for (const { city, km } of distances) {
          const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: city }) })
          await expect(row).toContainText(`${km} km`)
        }
      })

      for (const width of [widths.desktop, 1024, widths.phone]) {
        await test.step(`each phone number stands on one line at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          const numbers = main.getByRole('link', { name: venue.phone.display[language] })
          await expect(numbers).toHaveCount(2)
          for (const number of await numbers.all()) expect(await number.evaluate(countLines)).toBe(1)
        })
      }

      await test.step('prints address, map and distances, and no consent bar', async () => {
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByText(venue.address.street).first()).toBeVisible()
        await expect(page.getByRole('table').filter({ hasText: distances[0].city })).toBeVisible()
        await expect(page.getByText(texts.gate.text)).toBeHidden()
      })
    })

    test('draws the map, and fetches one only when asked for', async ({ page }) => {
      const thirdParty: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('openstreetmap')) thirdParty.push(request.url())
      })
      await page.goto('/hitta-till-oss')
      const region = page.getByRole('region', { name: words.mapRegion })
      const drawing = region.getByRole('img')
      await expect(page.getByText(texts.gate.text)).toBeVisible()
      await expect(drawing).toBeVisible()

      await test.step('the drawn map shows the towns and says their distances', async () => {
        for (const { city, km } of distances) {
          await expect(drawing).toHaveAccessibleName(new RegExp(`${city} ${km} km`))
          const town = drawing.getByText(city, { exact: true })
          await town.scrollIntoViewIfNeeded()
          await expect(town).toBeInViewport({ ratio: 1 })
        }
      })

      await test.step('on phones the towns of the drawn map can be read', async () => {
        await page.setViewportSize({ width: widths.phone, height: 844 })
        for (const { city } of distances) {
          const box = await drawing.getByText(city, { exact: true }).boundingBox()
          expect(box!.height).toBeGreaterThanOrEqual(16)
          expect(box!.x).toBeGreaterThanOrEqual(0)
          expect(box!.x + box!.width).toBeLessThanOrEqual(widths.phone)
        }
      })

      await test.step('the embedded map is fetched only when asked for, and can be put away', async () => {
        expect(thirdParty).toEqual([])
        await region.getByRole('button', { name: words.showMap }).click()
        await expect(page.getByTitle(words.mapTitle)).toHaveAttribute('src', maps.embed)
        await expectNoAxeViolations(page, 'section:has(iframe)')
        expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()

        await region.getByRole('button', { name: words.hideMap }).click()
        await expect(drawing).toBeVisible()
      })
    })
  })
}

test('a stored consent shows the embedded map, a refusal does not', async ({ page }) => {
  const words = messages.sv.directions
  await standInForMap(page)
  await page.goto('/hitta-till-oss')
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'true'))
  await page.reload()
  await expect(page.getByTitle(words.mapTitle)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'false'))
  await page.reload()
  await expect(page.getByRole('button', { name: words.showMap })).toBeVisible()
  await expect(page.getByTitle(words.mapTitle)).toHaveCount(0)
})

/** Runs in the page. */
function countLines(link: Element): number {
  const text = document.createRange()
  text.selectNodeContents(link)
  return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size
}
