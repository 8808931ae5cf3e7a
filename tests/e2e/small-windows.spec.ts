import type { Page } from '@playwright/test'
import { chatContent } from '@/content/chat'
import { venue } from '@/content/venue'
import { PLANNER_PATH } from '@/lib/routes/paths'
import { walkByKeyboard } from '../support/keyboard-walk'
import { routePosts } from '../support/site-forms'
import { allOf, expect, firstVisit, messages, test } from '../support/test'

const { cookieBanner, footer, layout, ticker } = messages.sv

/** As a guest's browser does whose text is twice as large. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
}

/** Runs in the page: texts that end beside the window. */
function findCutOff(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const cutOff: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, right } = range.getBoundingClientRect()
    const isForReaders = text.parentElement?.closest('.sr-only') !== null
    if (width > 1 && right > innerWidth && !isForReaders) cutOff.push(text.textContent ?? '')
  }
  return cutOff
}

/** Runs in the page: what the text of a button leaves of its width. */
function roomBeside(button: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(button)
  return button.clientWidth - text.getBoundingClientRect().width
}

test('the header of a phone shows both locales, booking and the word for the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/relax')
  const banner = page.getByRole('banner')
  const controls = [
    banner.getByRole('button', { name: 'SV', exact: true }),
    banner.getByRole('button', { name: 'EN', exact: true }),
    banner.getByRole('link', { name: layout.bookNow }),
    banner.getByText(layout.menu, { exact: true }),
  ]
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 })
  }
})

test('a change of locale leaves the focus in the header of the smallest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/relax')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'EN', exact: true }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(banner.getByRole('button', { name: 'SV', exact: true })).toBeFocused()
})

test('every control of the header is in the window with text at 200 %', async ({ page }) => {
  await page.goto('/relax')
  await doubleText(page)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const banner = page.getByRole('banner')
    for (const control of await allOf(banner.getByRole('link').or(banner.getByRole('button'))))
      await expect(control).toBeInViewport({ ratio: 1 })
    await banner.getByRole('button', { name: layout.menu }).click()
    const menu = page.getByRole('dialog')
    for (const control of [
      menu.getByRole('button', { name: 'EN', exact: true }),
      menu.getByRole('link', { name: layout.bookNow }),
    ]) {
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ ratio: 0.95 })
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

for (const path of [PLANNER_PATH, '/boende']) {
  test(`nothing covers the focus on ${path} with text at 200 %`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await doubleText(page)
    await walkByKeyboard(page)
  })
}

test('prices and choices are in the window with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, shown] of [
    ['/boende', page.getByRole('list', { name: messages.sv.rooms.compare }).locator('.figure-price:visible')],
    ['/paketerbjudanden', page.locator('article .figure-price:visible')],
    ['/booking-inquiry', page.getByRole('tab').or(page.locator('fieldset').first().getByRole('radio'))],
  ] as const) {
    await page.goto(path)
    await doubleText(page)
    for (const part of await allOf(shown)) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('no word leaves the window with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const paths = [
    '/presentkort',
    '/booking-inquiry',
    '/teambuilding',
    '/julbord',
    '/hitta-till-oss',
    '/nyar',
    '/boende',
  ]
  for (const path of paths) {
    await page.goto(path)
    await doubleText(page)
    await expect.poll(() => page.evaluate(findCutOff), path).toEqual([])
  }
})

test('a toast has room for its words with text at 200 %', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/relax')
  await doubleText(page)
  await routePosts(page, '**/relax*', (route) => route.fulfill({ status: 403 }))
  const email = page.getByRole('contentinfo').getByLabel(messages.sv.newsletter.label)
  await email.fill('anna@example.se')
  await email.press('Enter')
  const text = page.getByRole('alert').locator('div').filter({ hasText: venue.email })
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(120)
})

test.describe('on a first visit', () => {
  test.use(firstVisit)

  const noticeOf = (page: Page) => page.getByRole('region', { name: cookieBanner.heading })

  for (const [width, height, isTextDouble] of [
    [320, 256, false],
    [320, 180, false],
    [568, 320, false],
    [390, 844, true],
    [360, 740, true],
  ] as const) {
    test(`at ${width} × ${height}${isTextDouble ? ' with large text' : ''} the cookie notice is part of the page, and nothing covers the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/villkor')
      if (isTextDouble) await doubleText(page)
      const notice = noticeOf(page)
      await expect(notice).toBeVisible()
      await expect(notice).toHaveCSS('position', 'static')
      await expect(notice).toBeInViewport()
      const accept = notice.getByRole('button', { name: cookieBanner.accept })
      expect(await accept.evaluate(roomBeside)).toBeGreaterThan(12)
      const stops = await walkByKeyboard(page)
      expect(stops.findIndex((stop) => stop.includes(cookieBanner.decline))).toBeLessThan(4)
    })
  }

  test('nothing covers the focus of the planner above the notice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(PLANNER_PATH)
    await expect(noticeOf(page)).toBeVisible()
    await walkByKeyboard(page)
  })

  test('a notice that the footer opens takes the focus and returns it', async ({ page }) => {
    await page.goto('/villkor')
    await expect(noticeOf(page)).toBeVisible()
    const settings = page.getByRole('contentinfo').getByRole('button', { name: cookieBanner.settings })
    await settings.click()
    await expect(noticeOf(page)).toBeFocused()
    await noticeOf(page).getByRole('button', { name: cookieBanner.decline }).click()
    await expect(settings).toBeFocused()
  })

  test('the ticker is in every first view and is not covered by the notice', async ({ page }) => {
    await page.goto('/')
    const band = page.getByRole('region', { name: ticker.label })
    for (const [width, height] of [
      [667, 375],
      [320, 568],
      [1366, 657],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(noticeOf(page)).toBeVisible()
      await expect(band).toBeInViewport({ ratio: 1 })
      const isAbove = await band.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(isAbove, `${width} × ${height}`).toBe(true)
    }
  })
})

test('a link of the ticker is in the window while it has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.clock.runFor(9000)
  const band = page.getByRole('region', { name: ticker.label })
  for (const link of await allOf(band.getByRole('link'))) {
    await page.keyboard.press('Shift')
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('the chat shows its results in low windows and with large text', async ({ page }) => {
  await page.goto('/kvarglomt')
  await page.getByRole('contentinfo').getByRole('button', { name: footer.chat }).click()
  const chat = page.getByRole('dialog', { name: chatContent.sv.heading })
  for (const [width, height, isTextDouble] of [
    [390, 330, false],
    [844, 390, false],
    [390, 844, true],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (isTextDouble) await doubleText(page)
    await chat.getByRole('searchbox').fill('')
    await chat.getByRole('searchbox').fill('hund')
    await expect(chat.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 })
    for (const name of [chatContent.sv.reset, chatContent.sv.contact]) {
      const text = chat.getByText(name, { exact: true }).last()
      expect(
        await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(1)
    }
  }
})

test('the floating buttons disappear when they would cover the focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/booking-inquiry')
  const chat = page.getByRole('button', { name: layout.openChat })
  const subscribe = page
    .getByRole('contentinfo')
    .getByRole('button', { name: messages.sv.newsletter.subscribe })
  await subscribe.focus()
  const offset = async () => {
    const [a, b] = [await chat.boundingBox(), await subscribe.boundingBox()]
    return (b?.y ?? 0) - (a?.y ?? 0)
  }
  await page.evaluate((by) => window.scrollBy(0, by), await offset())
  await expect(page.getByRole('complementary', { name: layout.shortcuts })).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await chat.focus()
  await expect(page.getByRole('complementary', { name: layout.shortcuts })).toHaveCSS('opacity', '1')
})
