import { directionsTexts, distances, maps } from '@/content/directions'
import { venue } from '@/content/venue'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  widths,
} from '../support/test'

const MAP_HOST = 'https://www.openstreetmap.org/**'

for (const language of languages) {
  const words = messages[language].directions

  test.describe(`directions (${language})`, () => {
    test.beforeEach(async ({ chooseLanguage, page }) => {
      await chooseLanguage(language)
      // Tests reach no third party: the embedded map is an empty page.
      await page.route(MAP_HOST, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title></html>',
        }),
      )
    })

    test('phone, e-mail and directions are links, the last in a new tab', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      const main = page.getByRole('main')
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

    for (const width of [widths.phone, 1024, widths.desktop]) {
      test(`each phone number stands on one line at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/hitta-till-oss')
        const numbers = page.getByRole('main').getByRole('link', { name: venue.phone.display[language] })
        await expect(numbers).toHaveCount(2)
        const lines = (link: Element) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size
        }
        for (const number of await numbers.all()) expect(await number.evaluate(lines)).toBe(1)
      })
    }

    test('every distance stands in the table', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      const table = page.getByRole('table', { name: directionsTexts[language].distances.caption })
      for (const { city, km } of distances) {
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: city }) })
        await expect(row).toContainText(`${km} km`)
      }
    })

    test('the drawn map shows the towns and says their distances', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      const map = page.getByRole('region', { name: words.mapRegion }).getByRole('img')
      for (const { city, km } of distances) {
        await expect(map).toHaveAccessibleName(new RegExp(`${city} ${km} km`))
        const town = map.getByText(city, { exact: true })
        await town.scrollIntoViewIfNeeded()
        await expect(town).toBeInViewport({ ratio: 1 })
      }
    })

    test('on phones the towns of the drawn map can be read', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/hitta-till-oss')
      const map = page.getByRole('region', { name: words.mapRegion }).getByRole('img')
      for (const { city } of distances) {
        const box = await map.getByText(city, { exact: true }).boundingBox()
        expect(box!.height).toBeGreaterThanOrEqual(16)
        expect(box!.x).toBeGreaterThanOrEqual(0)
        expect(box!.x + box!.width).toBeLessThanOrEqual(390)
      }
    })

    test('the embedded map is fetched only when asked for, and can be put away', async ({ page }) => {
      const thirdParty: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('openstreetmap')) thirdParty.push(request.url())
      })
      await page.goto('/hitta-till-oss')
      await expect(page.getByText(directionsTexts[language].gate.text)).toBeVisible()
      const region = page.getByRole('region', { name: words.mapRegion })
      await expect(region.getByRole('img')).toBeVisible()
      expect(thirdParty).toEqual([])
      await expectNoAxeViolations(page)

      await region.getByRole('button', { name: words.showMap }).click()
      await expect(page.getByTitle(words.mapTitle)).toHaveAttribute('src', maps.embed)
      await expectNoAxeViolations(page)
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()

      await region.getByRole('button', { name: words.hideMap }).click()
      await expect(region.getByRole('img')).toBeVisible()
    })

    test('a stored consent shows the embedded map, a refusal does not', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      await page.evaluate(() => localStorage.setItem('cookieConsent', 'true'))
      await page.reload()
      await expect(page.getByTitle(words.mapTitle)).toBeVisible()
      await page.evaluate(() => localStorage.setItem('cookieConsent', 'false'))
      await page.reload()
      await expect(page.getByRole('button', { name: words.showMap })).toBeVisible()
      await expect(page.getByTitle(words.mapTitle)).toHaveCount(0)
    })

    test('prints address, map and distances, and no consent bar', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(venue.address.street).first()).toBeVisible()
      await expect(page.getByRole('table').filter({ hasText: distances[0].city })).toBeVisible()
      await expect(page.getByText(directionsTexts[language].gate.text)).toBeHidden()
    })

    test('fits narrow windows', async ({ page }) => {
      await page.goto('/hitta-till-oss')
      await expectNoSidewaysScroll(page)
    })
  })
}
