import type { Page } from '@playwright/test'
import { pageMetadata } from '@/content/page-metadata'
import { expect, holdBack, messages, test, widths } from '../support/test'

const PATH = '/magic'
const lostAndFoundLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: pageMetadata['/kvarglomt'].h1.sv }).first()

test.beforeEach(({ page }) => page.setViewportSize({ width: widths.phone, height: 800 }))

test('a link shows that its page is loading', async ({ page }) => {
  const release = await holdBack(page, '**/kvarglomt?*')
  await page.goto(PATH)
  const link = lostAndFoundLink(page)
  await link.click()
  await expect(link.getByRole('progressbar', { name: messages.sv.layout.pageOnTheWay })).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/kvarglomt')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

for (const { path, width } of [
  { path: '/boende', width: widths.desktop },
  { path: '/paketerbjudanden?category=senior', width: widths.desktop },
  { path: '/lediga-jobb', width: widths.phone },
  { path: '/villkor?tab=event', width: widths.desktop },
]) {
  test(`Back shows the page of the URL after a link within ${path}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const requests: string[] = []
    page.on('request', (request) => {
      if (!request.headers()['next-router-prefetch']) requests.push(request.url())
    })
    const link = page.locator('main a[href^="#"]:visible').first()
    const hash = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path + hash)
    await expect(page.locator(hash)).toBeInViewport()
    expect(requests.filter((url) => url.includes('_rsc='))).toEqual([])

    await lostAndFoundLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await page.goBack()
    await expect(page).toHaveURL(path + hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('Back shows the page of the URL after the skip link, a hash and a summary link', async ({ page }) => {
  await page.goto('/booking-inquiry')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => (location.hash = 'footer'))
  await page.getByRole('button', { name: messages.sv.inquiry.submit }).click()
  const error = page.getByRole('alert').getByRole('link').first()
  const field = (await error.getAttribute('href')) ?? ''
  await error.click()
  await expect(page.locator(field)).toBeFocused()
  const [lostAndFound, inquiry] = (['/kvarglomt', '/booking-inquiry'] as const).map(
    (path) => pageMetadata[path].h1.sv,
  )
  await lostAndFoundLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: lostAndFound })).toBeVisible()
  // The link of the error summary leaves no entry.
  for (const passed of ['#footer', '#main', '']) {
    await page.goBack()
    await expect(page).toHaveURL(`/booking-inquiry${passed}`)
    await expect(page.getByRole('heading', { level: 1, name: inquiry })).toBeVisible()
  }
})

test('two hashes in quick succession keep an entry of the history each', async ({ page }) => {
  await page.goto('/lediga-jobb')
  await page.evaluate(() => {
    window.addEventListener('hashchange', () => (location.hash = 'cleaner'), { once: true })
    location.hash = 'chef'
  })
  await expect(page.locator('#cleaner')).toBeInViewport()
  for (const [step, shown] of [
    ['goBack', '#chef'],
    ['goForward', '#cleaner'],
  ] as const) {
    await page[step]()
    await expect(page).toHaveURL(`/lediga-jobb${shown}`)
    await expect(page.locator(shown)).toBeInViewport()
  }
})
