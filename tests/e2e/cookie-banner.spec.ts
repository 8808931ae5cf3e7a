import type { Page } from '@playwright/test'
import { expect, firstVisit, letPageStart, messages, openWithStillClock, test, widths } from '../support/test'

test.use({ ...firstVisit, expectedErrors: [/404/] })

test('the cookie banner returns until it is answered, and keeps the answer', async ({ page }) => {
  const t = messages.sv.cookieBanner
  const banner = page.getByRole('region', { name: t.heading })
  const consent = () => page.evaluate(() => localStorage.getItem('cookieConsent'))
  const comeBack = async () => {
    await page.reload()
    await letPageStart(page)
    await page.clock.runFor(2000)
  }
  await openWithStillClock(page, '/boende')
  await page.clock.runFor(1100)

  await test.step('closing stores nothing', async () => {
    await banner.getByRole('button', { name: t.close }).click()
    await expect(banner).toHaveCount(0)
    expect(await consent()).toBeNull()
    await comeBack()
    await expect(banner).toBeVisible()
    await expect(page).toHaveNoAxeViolations()
    await page.setViewportSize({ width: widths.phone, height: 844 })
    await expect(page).toHaveNoAxeViolations('.foot-notice')
  })

  await test.step('accepting is stored', async () => {
    await banner.getByRole('button', { name: t.accept }).click()
    expect(await consent()).toBe('true')
    await comeBack()
    await expect(banner).toHaveCount(0)
  })

  await test.step('the footer shows the banner again, to decline', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: t.settings }).click()
    await banner.getByRole('button', { name: t.decline }).click()
    expect(await consent()).toBe('false')
    await comeBack()
    await expect(banner).toHaveCount(0)
  })
})

test('an answer in another tab takes the cookie banner away', async ({ page, context }) => {
  const { heading, decline } = messages.sv.cookieBanner
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/boende')
  const banner = page.getByRole('region', { name: heading })
  await expect(banner).toBeVisible()
  await other.getByRole('button', { name: decline }).click()
  await expect(banner).toHaveCount(0)
})

test('the cookie banner comes after a second, takes no focus and has two equal answers', async ({ page }) => {
  const t = messages.sv.cookieBanner
  await openWithStillClock(page, '/boende')
  const banner = page.getByRole('region', { name: t.heading })
  await page.clock.runFor(600)
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(banner).toBeVisible()
  await expect(banner.locator(':focus')).toHaveCount(0)

  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 844 })
    const accept = await looksOf(page, t.accept)
    expect(await looksOf(page, t.decline), `${width} px`).toEqual(accept)
  }

  await test.step('its link shows the policy without the banner', async () => {
    await banner.getByRole('link', { name: t.policy }).click()
    await expect(page).toHaveURL(/\/villkor\?tab=website$/)
    await expect(banner).toHaveCount(0)
  })
})

test('the cookie banner covers no heading or button of a first view', async ({ page }) => {
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  const { stay, slideshow } = messages.sv
  const bookStay = main.getByRole('link', { name: stay.book })
  const play = main.getByRole('button', { name: slideshow.play })
  for (const [url, ...firstView] of [
    ['/', heading, bookStay, play],
    ['/booking-inquiry', heading],
    ['/nowhere', heading, main.locator('.btn')],
  ] as const) {
    await openWithStillClock(page, url)
    await page.clock.runFor(1100)
    for (const [width, height] of [
      [widths.phone, 844],
      [widths.desktop, 844],
      // Phones whose browser shows its bars.
      [390, 664],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height })
      const banner = await page.getByRole('region', { name: messages.sv.cookieBanner.heading }).boundingBox()
      for (const part of firstView) {
        const box = await part.boundingBox()
        // What begins below the window is read after scrolling, and the controls of the slides on low phones.
        if (box && box.y < height && (part !== play || height > 700))
          expect(box.y + box.height, `${url} at ${width} × ${height}: ${part}`).toBeLessThanOrEqual(
            banner?.y ?? 0,
          )
      }
    }
  }
})

function looksOf(page: Page, name: string) {
  return page.getByRole('button', { name }).evaluate((button) => {
    const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    return { backgroundColor, color, fontSize, fontWeight, border, width, height }
  })
}
