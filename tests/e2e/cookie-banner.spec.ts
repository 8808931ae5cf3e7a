import {
  expect,
  expectNoAxeViolations,
  languages,
  letPageStart,
  messages,
  openWithStillClock,
  test,
  widths,
} from '../support/test'

for (const language of languages) {
  const words = messages[language].cookieBanner

  test.describe(`cookie banner (${language})`, () => {
    test.use({ expectedErrors: [/404/] })

    test.beforeEach(async ({ chooseLanguage }) => {
      await chooseLanguage(language)
    })

    test('comes after a second and takes no focus', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      const banner = page.getByRole('region', { name: words.heading })
      await page.clock.runFor(600)
      await expect(banner).toHaveCount(0)
      await page.clock.runFor(400)
      await expect(banner).toBeVisible()
      await expect(banner.locator(':focus')).toHaveCount(0)
    })

    test('accepting and declining look alike', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      await page.clock.runFor(1100)
      const looks = await Promise.all(
        [words.accept, words.decline].map((name) =>
          page.getByRole('button', { name }).evaluate((button) => {
            const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return { backgroundColor, color, fontSize, fontWeight, border, width, height }
          }),
        ),
      )
      expect(looks[0]).toEqual(looks[1])
    })

    for (const [button, stored] of [
      [words.accept, 'true'],
      [words.decline, 'false'],
    ] as const) {
      test(`${button} stores ${stored}, and it does not come again`, async ({ page }) => {
        await openWithStillClock(page, '/boende')
        await page.clock.runFor(1100)
        await page.getByRole('button', { name: button }).click()
        expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(stored)
        await page.reload()
        await letPageStart(page)
        await page.clock.runFor(2000)
        await expect(page.getByRole('region', { name: words.heading })).toHaveCount(0)
      })
    }

    test('closing stores nothing, and it comes again', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      await page.clock.runFor(1100)
      await page.getByRole('button', { name: words.close }).click()
      await expect(page.getByRole('region', { name: words.heading })).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()
      await page.reload()
      await letPageStart(page)
      await page.clock.runFor(1100)
      await expect(page.getByRole('region', { name: words.heading })).toBeVisible()
    })

    test('the policy link leads to the website tab of the terms and hides the banner', async ({ page }) => {
      await openWithStillClock(page, '/boende')
      await page.clock.runFor(1100)
      await page
        .getByRole('region', { name: words.heading })
        .getByRole('link', { name: words.policy })
        .click()
      await expect(page).toHaveURL(/\/villkor\?tab=website$/)
      await expect(page.getByRole('region', { name: words.heading })).toHaveCount(0)
    })

    test('the footer brings it back', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'))
      await openWithStillClock(page, '/boende')
      await page.clock.runFor(1100)
      await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click()
      await page
        .getByRole('region', { name: words.heading })
        .getByRole('button', { name: words.decline })
        .click()
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false')
    })

    for (const [width, height, most] of [
      [widths.phone, 844, 132],
      [widths.desktop, 900, 56],
    ] as const) {
      test(`is at most ${most} px high at ${width} px, and covers nothing of a first view`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        for (const address of ['/', '/booking-inquiry', '/nowhere', '/food-event/kraftskiva']) {
          await openWithStillClock(page, address)
          await page.clock.runFor(1100)
          const banner = await page.getByRole('region', { name: words.heading }).boundingBox()
          expect(banner?.height, address).toBeLessThanOrEqual(most)
          const main = page.getByRole('main')
          const firstView = [
            main.getByRole('heading', { level: 1 }),
            ...(address === '/' ? [main.getByRole('link', { name: messages[language].home.bookStay })] : []),
            ...(address === '/'
              ? [main.getByRole('button', { name: messages[language].slideshow.play })]
              : []),
            ...(address === '/nowhere' ? [main.locator('.btn')] : []),
          ]
          for (const part of firstView) {
            const box = await part.boundingBox()
            // What begins below the window is read after scrolling.
            if (box && box.y < height)
              expect(box.y + box.height, `${address}: ${part}`).toBeLessThanOrEqual(banner?.y ?? 0)
          }
        }
      })
    }

    for (const width of [widths.phone, widths.desktop]) {
      test(`is clean, with two buttons alike, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await openWithStillClock(page, '/boende')
        await page.clock.runFor(1100)
        const [accept, decline] = await Promise.all(
          [words.accept, words.decline].map((name) => page.getByRole('button', { name }).boundingBox()),
        )
        expect(accept?.width).toBe(decline?.width)
        expect(accept?.height).toBe(decline?.height)
        await expectNoAxeViolations(page)
      })
    }
  })
}
