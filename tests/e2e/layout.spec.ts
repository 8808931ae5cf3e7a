import type { BrowserContext, Page } from '@playwright/test'
import { chatContent } from '@/content/chat'
import { hours } from '@/content/facts'
import { pageMetadata } from '@/content/page-metadata'
import { bookingEngine, venue } from '@/content/venue'
import { keepRanges } from '@/lib/i18n/range'
import { recordLayoutShift } from '../support/layout-shift'
import { routePosts } from '../support/site-forms'
import {
  clickBeside,
  expect,
  firstVisit,
  holdBack,
  messages,
  switchToEnglish,
  test,
  testWithoutScripts,
  untilInteractive,
  widths,
} from '../support/test'

/** The quietest page of the site: only the layout and a heading. */
const NOWHERE = '/no/such-page'

const banner = (page: Page) => page.getByRole('banner')
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

// A missing page is a failed request to the browser's console.
test.use({ expectedErrors: [/404/] })

declare global {
  interface Window {
    CloseWatcher: new () => { requestClose: () => void }
    requestClose?: () => void
  }
}

const html = (page: Page) => page.locator('html')

async function expectStoredChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false })
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600)
}

test.describe('language', () => {
  test('is Swedish at first, changes at once and stays chosen', async ({ page, context }) => {
    await page.goto('/villkor?tab=privacy')
    await expect(html(page)).toHaveAttribute('lang', 'sv')
    const toggle = banner(page).getByRole('form', { name: messages.sv.layout.language })
    const english = toggle.getByRole('button', { name: 'EN', exact: true })

    await test.step('the toggle shows the choice at once and sends one request', async () => {
      let posts = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/villkor')) posts += 1
      })
      const answer = await holdBack(page, '**/villkor?*', 'POST')
      await english.click()
      await expect(toggle).toHaveAttribute('aria-busy', 'true')
      await expect(english).toHaveAttribute('aria-pressed', 'true')
      await english.click()
      answer()
      await expect(html(page)).toHaveAttribute('lang', 'en')
      expect(posts).toBe(1)
    })

    await test.step('the choice is stored at the same URL', async () => {
      await expect(page).toHaveURL(/\/villkor\?tab=privacy$/)
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
      await expectStoredChoice(context)
    })

    await test.step('?lang= does not change the stored choice, also after its links', async () => {
      await page.goto('/boende?lang=sv')
      await expect(html(page)).toHaveAttribute('lang', 'sv')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: /^Tillgänglighets/ }).click()
      await expect(page).toHaveURL('/tillganglighet?lang=sv')
      await expect(html(page)).toHaveAttribute('lang', 'sv')
      await expectStoredChoice(context)
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
      await page.goto('/tillganglighet')
      await expect(html(page)).toHaveAttribute('lang', 'en')
    })
  })

  test.describe('whose choice cannot be stored', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

    test('changes by the URL, and is stored by the next click', async ({ page, context }) => {
      const english = banner(page).getByRole('button', { name: 'EN', exact: true })
      await page.goto('/villkor?tab=event')
      await routePosts(page, '**/villkor?*', (route) => route.abort())
      await english.click()
      await expect(page).toHaveURL(/\/villkor\?tab=event&lang=en$/)
      await expect(html(page)).toHaveAttribute('lang', 'en')
      expect(await context.cookies()).toEqual([])

      await page.unrouteAll()
      await untilInteractive(page)
      await english.click()
      await expect(page).toHaveURL(/\/villkor\?tab=event$/)
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await expectStoredChoice(context)
    })
  })
})

test.describe('without cookies and storage', () => {
  test.use(firstVisit)

  test('the locale changes by the URL, and values, focus and the cookie answer stay', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: blocked })
      Object.defineProperty(window, 'sessionStorage', { get: blocked })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    })
    await page.route('**/*', async (route) => {
      const { cookie: _cookie, ...headers } = await route.request().allHeaders()
      await route.continue({ headers })
    })
    await page.clock.install()
    await page.goto('/kvarglomt')
    await page.clock.runFor(2000)
    const { cookieBanner, lostAndFound } = messages.sv
    await page.getByRole('button', { name: cookieBanner.decline }).click()
    await page.getByRole('textbox', { name: lostAndFound.labels.name }).fill('Åsa Öberg')
    await switchToEnglish(page)
    await expect(page).toHaveURL(/\/kvarglomt\?lang=en$/)
    await expect(banner(page).getByRole('button', { name: 'EN', exact: true })).toBeFocused()
    await expect(page.getByRole('textbox', { name: messages.en.lostAndFound.labels.name })).toHaveValue(
      'Åsa Öberg',
    )
    await page.clock.runFor(2000)
    await expect(page.getByRole('region', { name: messages.en.cookieBanner.heading })).toBeHidden()
    expect(await page.evaluate(() => window.name)).not.toContain('Öberg')
  })
})

testWithoutScripts('without JavaScript the locale can be changed', async ({ page, context }) => {
  for (const [url, after] of [
    ['/villkor?tab=event&lang=sv', '/villkor?tab=event'],
    [NOWHERE, NOWHERE],
  ] as const) {
    await context.clearCookies()
    await page.goto(url)
    await banner(page).getByRole('button', { name: 'EN', exact: true }).click()
    await expect(page).toHaveURL(after)
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await expectStoredChoice(context)
  }
})

testWithoutScripts('the menu is a list of links without JavaScript', async ({ page }) => {
  await setWidth(page, widths.phone)
  await page.goto('/villkor')

  await banner(page).getByRole('button', { name: messages.sv.layout.menu }).click()
  const menu = page.getByRole('navigation', { name: messages.sv.layout.menu, exact: true })
  await expect(menu).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link', { name: 'Teambuilding' })).toHaveAttribute('href', '/teambuilding')
  await menu.getByRole('button', { name: messages.sv.sideMenu.close }).click()
  await expect(menu).toBeHidden()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(keepRanges('08:00–17:00'))).toBeVisible()
  await expect(footer.getByText(messages.sv.footer.keptLight)).toBeHidden()

  await test.step('a dropdown opens by mouse, and the link of the chat leads to the answers', async () => {
    await setWidth(page, widths.desktop)
    await banner(page).getByRole('link', { name: 'Natur och spa' }).hover()
    await expect(banner(page).getByRole('link', { name: 'Spa och relax' })).toBeVisible()
    await page.getByRole('link', { name: messages.sv.layout.openChat, exact: true }).click()
    await expect(page).toHaveURL('/fragor-och-svar')
  })
})

test.describe('header', () => {
  test.beforeEach(({ page }) => setWidth(page, widths.desktop))

  test('is clear over the hero, and solid after 100 px, when the ticker is gone', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const booking = banner(page).getByRole('link', { name: messages.sv.layout.bookNow })
    await expect(booking).toHaveAttribute('href', bookingEngine.accommodation)
    await expect(booking).toHaveAttribute('target', '_blank')

    const ticker = page.getByRole('region', { name: messages.sv.ticker.label })
    // One copy of it is read.
    await expect(ticker.getByRole('list')).toHaveCount(1)
    await expect(ticker.getByRole('listitem').locator('a[href="/relax"]')).toHaveCount(1)
    await page.evaluate(() => window.scrollTo(0, 99))
    await expect(ticker).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 100))
    await expect(ticker).toBeHidden()
    await expect(banner(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('fits into windows from 1200 px with its longer English names', async ({ page, chooseLanguage }) => {
    await chooseLanguage('en')
    await page.goto(NOWHERE)
    const button = banner(page).getByRole('button', { name: messages.en.layout.menu })
    for (const width of [1200, 1280]) {
      await setWidth(page, width)
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })

  test('opens a dropdown by mouse, and closes it on leave, resize and click', async ({ page }) => {
    await page.goto(NOWHERE)
    const menu = page.getByRole('navigation', { name: messages.sv.layout.mainMenu })
    const relax = menu.getByRole('link', { name: 'Spa och relax' })
    const magic = menu.getByRole('link', { name: 'Natur och spa' })

    await magic.hover()
    await expect(relax).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(relax).toBeHidden()

    await magic.hover()
    await expect(relax).toBeVisible()
    await setWidth(page, 1300)
    await expect(relax).toBeHidden()

    await page.mouse.move(700, 700)
    await magic.hover()
    await relax.click()
    await expect(page).toHaveURL(/\/relax$/)
    await expect(relax).toBeHidden()
  })

  test('opens and closes a dropdown by keyboard', async ({ page }) => {
    await page.goto(NOWHERE)
    const button = banner(page).getByRole('button', { name: 'Natur och spa' })
    const nature = banner(page).getByRole('link', { name: 'Naturen' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(nature).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nature).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(nature).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(nature).toBeHidden()
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens a dropdown on the first tap and follows its link on the second', async ({ page }) => {
      await page.goto('/boende')
      const celebrate = banner(page).getByRole('link', { name: 'Fira' }).first()
      await celebrate.tap()
      await expect(banner(page).getByRole('link', { name: 'Nyår' })).toBeVisible()
      await expect(page).toHaveNoAxeViolations()
      await celebrate.tap()
      await expect(page).toHaveURL(/\/celebrate$/)
    })
  })
})

test.describe('side menu', () => {
  test('opens with closed rows each time, and closes in four ways', async ({ page }) => {
    await setWidth(page, widths.desktop)
    await page.goto('/relax')
    const { layout, sideMenu } = messages.sv
    const opener = banner(page).getByRole('button', { name: layout.menu, exact: true })
    const dialog = page.getByRole('dialog', { name: layout.menu })
    const magic = dialog.getByRole('button', { name: 'Natur och spa' })
    const relax = dialog.getByRole('link', { name: 'Spa och relax', exact: true })
    const open = async () => {
      await opener.click()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await expect(magic).toHaveAttribute('aria-expanded', 'false')
    }

    await open()
    await magic.click()
    await expect(relax).toHaveAttribute('aria-current', 'page')
    await magic.click()
    await expect(relax).toBeHidden()
    await magic.click()
    for (const close of [
      () => dialog.getByRole('button', { name: sideMenu.back }).click(),
      () => dialog.getByRole('button', { name: sideMenu.close }).click(),
      () => page.keyboard.press('Escape'),
      () => clickBeside(dialog, 200, 500),
    ]) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
      await open()
    }
  })

  test('scrolls to an entry that opens on a phone, and closes with the page', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 667 })
    await page.goto('/relax')
    const opener = banner(page).getByRole('button', { name: messages.sv.layout.menu, exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: messages.sv.layout.menu })
    const voucher = dialog.getByRole('link', { name: 'Presentkort' })
    await expect(voucher).toHaveAttribute('href', bookingEngine.vouchers)
    await expect(voucher).toHaveAttribute('target', '_blank')
    await expect(dialog.getByRole('link', { name: venue.phone.display.sv })).toBeVisible()

    const entries = dialog.getByRole('listitem').filter({ has: page.getByRole('button') })
    await entries.last().getByRole('button').click()
    await expect(entries.last().getByRole('link').last()).toBeInViewport({ ratio: 1 })

    await dialog.getByRole('link', { name: 'Boende' }).click()
    await expect(page).toHaveURL(/\/boende$/)
    await expect(dialog).toBeHidden()

    await opener.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/relax$/)
    await expect(dialog).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL(/\/boende$/)
    await expect(dialog).toBeHidden()
  })
})

/** The newest CloseWatcher answers `requestClose`, as it does the system's Back. */
function keepCloseWatchers(): void {
  const { CloseWatcher } = window
  window.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super()
      window.requestClose = () => this.requestClose()
    }
  }
}

test.describe('Back on a phone', () => {
  for (const [way, hasCloseWatcher] of [
    ['a close request of the system', true],
    ['an entry of the history', false],
  ] as const) {
    test(`closes a dialog before it leaves the page, by ${way}`, async ({ page }) => {
      await page.addInitScript(
        hasCloseWatcher ? keepCloseWatchers : () => Reflect.deleteProperty(window, 'CloseWatcher'),
      )
      await setWidth(page, widths.phone)
      await page.goto('/boende')
      await page.goto('/paketerbjudanden')
      const goBack = () => page.evaluate(() => (window.requestClose ? window.requestClose() : history.back()))
      for (const opener of [
        banner(page).getByRole('button', { name: messages.sv.layout.menu, exact: true }),
        page.getByRole('main').getByRole('button', { name: 'Weekendpaket' }).first(),
        page.getByRole('button', { name: messages.sv.layout.openChat }),
      ]) {
        await opener.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        const place = await page.evaluate(() => scrollY)
        await goBack()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page).toHaveURL(/\/paketerbjudanden$/)
        expect(await page.evaluate(() => scrollY)).toBe(place)
      }
      // Closed otherwise, it leaves nothing behind.
      await banner(page).getByRole('button', { name: messages.sv.layout.menu, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: messages.sv.sideMenu.close }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await banner(page).getByRole('button', { name: messages.sv.layout.menu, exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Paket och erbjudanden', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/boende$/)
    })
  }

  test('leaves the page at once after a call out of the chat', async ({ page }) => {
    const { heading, tabs, close } = chatContent.sv
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
    await setWidth(page, widths.phone)
    await page.goto('/boende')
    await page.goto('/paketerbjudanden')
    await page.getByRole('button', { name: messages.sv.layout.openChat }).click()
    const dialog = page.getByRole('dialog', { name: heading })
    await dialog.getByRole('tab', { name: tabs.inquiry }).click()
    await dialog.getByRole('link', { name: venue.phone.display.sv }).click()
    await dialog.getByRole('button', { name: close, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/boende$/)
  })
})

test('a page follows the locale that was chosen in another tab, and stays in it', async ({
  page,
  context,
}) => {
  await page.goto('/relax')
  // What the bar links to is here, in the old locale.
  await page.waitForLoadState('networkidle')
  const other = await context.newPage()
  await other.goto('/magic')
  await switchToEnglish(other)
  for (const path of ['/kvarglomt', '/boende'] as const) {
    const link = page.locator(`a[href="${path}"]`).first()
    await link.evaluate((element: HTMLElement) => element.click())
    const heading = page.getByRole('heading', { level: 1, name: pageMetadata[path].h1.en, exact: true })
    await expect(heading).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})

test('Back shows a page in the locale that was chosen since, unless its URL names one', async ({ page }) => {
  for (const [path, lang] of [
    ['/boende', 'en'],
    ['/boende?lang=sv', 'sv'],
  ] as const) {
    await page.context().clearCookies({ name: 'language' })
    await page.goto(path)
    await page.goto('/kvarglomt')
    await switchToEnglish(page)
    await page.evaluate(() => setTimeout(() => history.back()))
    const heading = page.getByRole('heading', { level: 1, name: pageMetadata['/boende'].h1[lang] })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  // The browser has kept the whole page.
  await page.goto('/nature')
  await page.context().addCookies([{ name: 'language', value: 'sv', url: page.url() }])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(html(page)).toHaveAttribute('lang', 'sv')
})

test('an unknown URL is answered with 404 and links to pages', async ({ page, chooseLanguage }) => {
  const t = messages.sv.notFound
  const main = page.getByRole('main')
  const response = await page.goto(NOWHERE)
  expect(response?.status()).toBe(404)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.pageTitle)
  await expect(main.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(main.getByRole('link', { name: t.toStart, exact: true })).toHaveAttribute('href', '/')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page).toHaveNoAxeViolations()
  await expect(page).toHaveNoSidewaysScroll()

  await test.step('a missing article leads to the magazine', async () => {
    await chooseLanguage('en')
    const response = await page.goto('/blog/99')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.notFound.articleTitle)
    await expect(page.getByRole('link', { name: messages.en.notFound.toMagazine })).toHaveAttribute(
      'href',
      '/blog',
    )
  })
})

test.describe('reception', () => {
  const { weekdays } = hours.reception
  /** A Monday, the day that the pages under test were built for. */
  const afternoon = new Date('2025-10-20T16:59:00+02:00')

  // A guest's clock may stand in another zone; opening.test.ts has the hours of all days.
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is open or closed by the hotel’s clock, and names the phone when it is closed', async ({ page }) => {
    const expectStill = await recordLayoutShift(page)
    await page.clock.install({ time: afternoon })
    await page.goto('/villkor')
    const footer = page.getByRole('contentinfo')
    const light = footer.getByRole('link', { name: messages.sv.footer.keptLight })
    await expect(footer.getByText(`Öppet nu, till ${weekdays.to}`)).toBeVisible()
    await expect(light).toBeHidden()
    await page.clock.runFor(60_000)
    await expect(footer.getByText(`Öppnar tisdag ${weekdays.from}`)).toBeVisible()
    await expect(light).toBeVisible()
    await expect(light).toContainText(venue.phone.display.sv)
    await expect(light).toHaveAttribute('href', venue.phone.href)
    await expectStill()
  })
})

test('a button to the top comes after 300 px, and a new page starts at its top', async ({ page }) => {
  await setWidth(page, widths.phone)
  await page.goto('/')
  /** Scrolls, and waits for the scroll event: two steps in one frame have one event. */
  const scrollTo = (top: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          window.scrollTo({ top, behavior: 'instant' })
        }),
      top,
    )
  const expectAtTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const button = page.getByRole('button', { name: messages.sv.layout.scrollToTop })
  await scrollTo(300)
  await expect(button).toBeHidden()
  for (const top of [301, 2000, 900]) {
    await scrollTo(top)
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await button.click()
  await expectAtTop()
  await expect(button).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pageMetadata['/hitta-till-oss'].h1.sv })
    .click()
  await expect(page).toHaveURL(/\/hitta-till-oss$/)
  await expectAtTop()
})

test('the ticker pauses with the slideshow and under the mouse', async ({ page }) => {
  // Its dialog would come within the test on a slow machine.
  await page.addInitScript(() => sessionStorage.setItem('newsletter_popup_closed', 'true'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const release = await holdBack(page, '**/*.avif')
  const expectStill = await recordLayoutShift(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { ticker: t, slideshow } = messages.sv
  const ticker = page.getByRole('region', { name: t.label })
  const track = ticker.locator('.ticker-track')

  await test.step('it does not move when the slideshow brings its pause button', async () => {
    await expect(page.getByRole('button', { name: t.pause })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: slideshow.pause })).toBeVisible()
    await expect(page.getByRole('button', { name: t.pause })).toBeHidden()
    await expectStill()
  })

  await test.step('one button pauses all that moves', async () => {
    await page.getByRole('button', { name: slideshow.pause }).click()
    await page.mouse.move(10, 10)
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await expect(page.getByRole('button', { name: t.pause })).toBeHidden()
    await page.getByRole('button', { name: slideshow.play }).click()
    await expect(track).toHaveCSS('animation-play-state', 'running')
  })

  await test.step('it pauses under the mouse', async () => {
    // hover() may scroll, which hides it
    const { x, y } = (await ticker.boundingBox())!
    await page.mouse.move(x + 20, y + 20)
    await expect(track).toHaveCSS('animation-play-state', 'paused')
  })
})
