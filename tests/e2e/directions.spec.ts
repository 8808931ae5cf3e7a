import { maps } from '@/content/directions'
import { expect, firstVisit, messages, test } from '../support/test'

test.use(firstVisit)

/** Tests reach no third party: the embedded map is an empty page. */
const map = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title></html>' }
test.beforeEach(({ page }) => page.route('https://www.openstreetmap.org/**', (route) => route.fulfill(map)))

test('the map is fetched when a guest asks for it, and the page says so', async ({ page }) => {
  const t = messages.sv.regionMap
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) thirdParty.push(request.url())
  })
  await page.goto('/hitta-till-oss')
  const region = page.getByRole('region', { name: t.region })
  const thisVisitOnly = region.getByText(/gäller bara det här besöket/)
  await expect(thisVisitOnly).toBeVisible()
  expect(thirdParty).toEqual([])

  await region.getByRole('button', { name: t.show }).click()
  await expect(page.getByTitle(t.title)).toHaveAttribute('src', maps.embed)
  await expect(thisVisitOnly).toBeVisible()
  await expect(page).toHaveNoAxeViolations('section:has(iframe)')
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()

  await region.getByRole('button', { name: t.hide }).click()
  await expect(region.getByRole('img')).toBeVisible()
})

test('the page shows the map with a stored consent, and asks after a refusal', async ({ page }) => {
  const t = messages.sv.regionMap
  const region = page.getByRole('region', { name: t.region })
  const asking = region.getByText(/frågar vi först|bara det här besöket/)
  await page.goto('/hitta-till-oss')
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'true'))
  await page.reload()
  await expect(page.getByTitle(t.title)).toBeVisible()
  await expect(asking).toHaveCount(0)
  await region.getByRole('button', { name: t.hide }).click()
  await expect(asking).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('cookieConsent', 'false'))
  await page.reload()
  await expect(asking).toBeVisible()
  await expect(page.getByTitle(t.title)).toHaveCount(0)
})
