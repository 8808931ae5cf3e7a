import type { BrowserContext, Page } from '@playwright/test'
import { listMenu } from '@/components/layout/menu-rules'
import { navigation } from '@/content/navigation'
import { chatTexts } from '@/content/chat'
import { receptionOpening } from '@/content/reception'
import { bookingEngine, venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { everyAddress } from '../support/every-address'
import { answerCookieBanner } from '../support/forms'
import { recordLayoutShift } from '../support/layout-shift'
import {
  allowMotion,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  holdBack,
  languages,
  messages,
  test,
  untilInteractive,
  widths,
} from '../support/test'

/** The quietest page of the site: only the layout and a heading. */
const NOWHERE = '/no/such-page'

const banner = (page: Page) => page.getByRole('banner')
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

// A missing page is a failed request to the browser's console.
test.use({ expectedErrors: [/404/] })

const html = (page: Page) => page.locator('html')
const languageCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'language')

test.describe('language', () => {
  test('is Swedish at first, changes at once, and stays chosen', async ({ page, context }) => {
    await page.goto('/villkor?tab=privacy')
    await expect(html(page)).toHaveAttribute('lang', 'sv')
    const toggle = banner(page).getByRole('group', { name: messages.sv.layout.language })
    const english = toggle.getByRole('button', { name: 'EN', exact: true })

    await test.step('the toggle shows the choice at once, and asks the server a single time', async () => {
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

    await test.step('the choice is stored at the same address', async () => {
      await expect(page).toHaveURL(/\/villkor\?tab=privacy$/)
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
      const cookie = await languageCookie(context)
      expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600)
    })

    await test.step('?lang= leaves the stored choice alone, also where its links are followed', async () => {
      await page.goto('/boende?lang=sv')
      await expect(html(page)).toHaveAttribute('lang', 'sv')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: messages.sv.footer.accessibility }).click()
      await expect(page).toHaveURL('/tillganglighet?lang=sv')
      await expect(html(page)).toHaveAttribute('lang', 'sv')
      expect((await languageCookie(context))?.value).toBe('en')
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
      await page.goto('/tillganglighet')
      await expect(html(page)).toHaveAttribute('lang', 'en')
    })
  })

  test.describe('where the choice cannot be stored', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] })

    test('the page is shown in it all the same, and the toggle stores it later', async ({
      page,
      context,
    }) => {
      const english = banner(page).getByRole('button', { name: 'EN', exact: true })
      await page.goto('/villkor?tab=event')
      await page.route('**/villkor?*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await english.click()
      await expect(page).toHaveURL(/\/villkor\?tab=event&lang=en$/)
      await expect(html(page)).toHaveAttribute('lang', 'en')
      expect(await languageCookie(context)).toBeUndefined()

      await page.unrouteAll()
      await untilInteractive(page)
      await english.click()
      await expect(page).toHaveURL(/\/villkor\?tab=event$/)
      await expect(html(page)).toHaveAttribute('lang', 'en')
      expect((await languageCookie(context))?.value).toBe('en')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language can be changed', async ({ page, context }) => {
    for (const [address, after] of [
      ['/villkor?tab=event', '/villkor?tab=event'],
      ['/booking-inquiry?checkIn=2027-03-12&lang=sv', '/booking-inquiry?checkIn=2027-03-12'],
      ['/relax?lang=sv', '/relax'],
      [NOWHERE, NOWHERE],
    ] as const) {
      await test.step(`on ${address}`, async () => {
        await context.clearCookies()
        await page.goto(address)
        await banner(page).getByRole('button', { name: 'EN', exact: true }).click()
        await expect(page).toHaveURL(after)
        await expect(html(page)).toHaveAttribute('lang', 'en')
        const cookie = await languageCookie(context)
        expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false })
        expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600)
      })
    }
  })

  test('the menu is there as links, and the footer has its hours alone', async ({ page }) => {
    await setWidth(page, widths.phone)
    await page.goto('/villkor')

    await test.step('the menu button opens the whole menu', async () => {
      await banner(page).getByRole('button', { name: messages.sv.layout.menu }).click()
      const menu = page.getByRole('navigation', { name: messages.sv.layout.menu, exact: true })
      await expect(menu).toBeInViewport()
      await expect(menu.getByRole('link', { name: 'Teambuilding' })).toHaveAttribute('href', '/teambuilding')
      await expect(menu.getByText('Liveband')).toBeVisible()
      await menu.getByRole('button', { name: messages.sv.sideMenu.close }).click()
      await expect(menu).toBeHidden()
    })

    await test.step('the footer has the hours of reception', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText('08:00–17:00')).toBeVisible()
      await expect(footer.getByText(messages.sv.footer.keptLight)).toBeHidden()
    })

    await test.step('a dropdown opens below the mouse', async () => {
      await setWidth(page, widths.desktop)
      await banner(page).getByRole('link', { name: 'Kring källan' }).hover()
      await expect(banner(page).getByRole('link', { name: 'Relax' })).toBeVisible()
    })
  })
})

test.describe('header', () => {
  test.beforeEach(({ page }) => setWidth(page, widths.desktop))

  test('is clear over the hero, shows its entries, and is solid once the page is scrolled', async ({
    page,
    chooseLanguage,
  }) => {
    await answerCookieBanner(page)
    for (const language of ['en', 'sv'] as const) {
      await test.step(`its entries (${language})`, async () => {
        await chooseLanguage(language)
        await page.goto('/')
        await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

        const words = messages[language]
        const menu = page.getByRole('navigation', { name: words.header.mainMenu })
        const entries = listMenu(navigation, 'bar', language)
        await expect(menu.locator('> ul > li > a')).toHaveText(entries.map(({ label }) => label))
        const booking = banner(page).getByRole('link', { name: words.layout.bookNow })
        await expect(booking).toHaveAttribute('href', bookingEngine.accommodation)
        await expect(booking).toHaveAttribute('target', '_blank')
        const magic = words.header.submenu.replace(
          '{title}',
          entries.find(({ href }) => href === '/magic')?.label ?? '',
        )
        const opener = menu.getByRole('button', { name: magic })
        await opener.click()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Escape')
      })
    }

    const ticker = page.getByRole('region', { name: messages.sv.ticker.label })
    await test.step('one copy of the ticker is read', async () => {
      await expect(ticker.getByRole('list')).toHaveCount(1)
      const weekend = ticker.getByRole('link', { name: messages.sv.ticker.spaWeekend })
      await expect(weekend).toHaveAttribute('href', '/relax')
      const retreat = ticker.getByRole('link', { name: /7–9 november/ })
      await expect(retreat).toHaveAttribute('href', '/hostretreat')
    })
    await test.step('it hides at 100 px of scroll', async () => {
      await page.evaluate(() => window.scrollTo(0, 99))
      await expect(ticker).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 100))
      await expect(ticker).toBeHidden()
    })
    await page.mouse.wheel(0, 300)
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(246, 249, 249)')
  })

  test('opens a dropdown for the mouse, and marks where the guest is', async ({ page }) => {
    await page.goto(NOWHERE)
    const menu = page.getByRole('navigation', { name: messages.sv.header.mainMenu })
    const relax = menu.getByRole('link', { name: 'Relax' })
    const magic = menu.getByRole('link', { name: 'Kring källan' })

    await test.step('it closes on leaving, on resize and on a click', async () => {
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

    await test.step('the page that is shown is marked, and the entry that holds it', async () => {
      await page.mouse.move(700, 700)
      await expect(magic).toHaveAttribute('aria-current', 'true')
      await magic.hover()
      await expect(relax).toHaveAttribute('aria-current', 'page')
      await expect(menu.getByRole('link', { name: 'Fira' })).not.toHaveAttribute('aria-current')

      await page.goto('/booking-inquiry')
      await expect(menu.locator('> ul > li > a')).not.toHaveCount(0)
      await expect(menu.locator('> ul > li > a[aria-current]')).toHaveCount(0)
    })
  })

  test('works from the keyboard, and offers a way past itself', async ({ page }) => {
    await page.goto(NOWHERE)
    await test.step('a link leads past it', async () => {
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: messages.sv.layout.skipToContent })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('a dropdown opens and closes', async () => {
      const button = banner(page).getByRole('button', { name: 'Kring källan' })
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
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('opens a dropdown on a tap, and follows the link on the next', async ({ page }) => {
      await page.goto(NOWHERE)
      const celebrate = banner(page).getByRole('link', { name: 'Fira' })
      await celebrate.tap()
      await expect(banner(page).getByRole('link', { name: 'Nyår' })).toBeVisible()
      await expect(banner(page).getByText('Liveband')).toBeVisible()
      await celebrate.tap()
      await expect(page).toHaveURL(/\/celebrate$/)
    })
  })
})

test.describe('side menu', () => {
  test('opens, expands, closes and starts anew, in both languages', async ({ page, chooseLanguage }) => {
    await setWidth(page, widths.desktop)
    for (const language of languages) {
      await test.step(language, async () => {
        await chooseLanguage(language)
        await page.goto('/relax')
        const { layout, sideMenu } = messages[language]
        const opener = banner(page).getByRole('button', { name: layout.menu, exact: true })
        const dialog = page.getByRole('dialog', { name: layout.menu })
        const magic = dialog.getByRole('button', { name: navigation[2]?.title[language] })
        const name = { sv: 'Relax', en: 'Spa' }[language]
        const relax = dialog.getByRole('link', { name, exact: true })

        await opener.click()
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
        await expect(dialog.getByText('Service', { exact: true })).toHaveCount(0)
        const stay = dialog.getByRole('link', { name: navigation[3]?.title[language] })
        await expect(stay).toHaveAttribute('href', '/boende')
        await magic.click()
        await expect(relax).toHaveAttribute('aria-current', 'page')
        const row = page.getByRole('button', { name: navigation[2]?.title[language] })
        const list = dialog.getByRole('listitem').filter({ has: row }).getByRole('link')
        await expect(list).toHaveCount(4)
        await magic.click()
        await expect(relax).toBeHidden()
        await magic.click()

        await dialog.getByRole('button', { name: sideMenu.back }).click()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.click()
        await expect(magic).toHaveAttribute('aria-expanded', 'false')
        await dialog.getByRole('button', { name: sideMenu.close }).click()
        await expect(dialog).toBeHidden()
      })
    }
  })

  test('closes by Escape and beside it, and slides out with its overlay', async ({ page }) => {
    await setWidth(page, widths.desktop)
    await page.goto('/relax')
    const { menu } = messages.sv.layout
    const opener = banner(page).getByRole('button', { name: menu, exact: true })
    const dialog = page.getByRole('dialog', { name: menu })
    await opener.click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await opener.click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.mouse.click(200, 500)
    await expect(dialog).toBeHidden()

    await opener.click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    const moving = await dialog.evaluate(async (menu) => {
      const parts = [menu, menu.previousElementSibling]
      await Promise.allSettled(parts.flatMap((part) => part?.getAnimations().map(({ finished }) => finished)))
      menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return parts.map((part) => part?.isConnected && part.getAnimations().length > 0)
    })
    expect(moving).toEqual([true, true])
    await expect(dialog).toHaveCount(0)
  })

  test('fills a phone, shows all of its last entry, and closes when a link is followed', async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 667 })
    await page.goto('/relax')
    await banner(page).getByRole('button', { name: messages.sv.layout.menu, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: messages.sv.layout.menu })
    await expect(dialog).toHaveCSS('width', '390px')
    const voucher = dialog.getByRole('link', { name: 'Presentkort' })
    await expect(voucher).toHaveAttribute('href', bookingEngine.vouchers)
    await expect(voucher).toHaveAttribute('target', '_blank')
    await expect(dialog.getByRole('link', { name: venue.phone.display.sv })).toBeVisible()

    await test.step('all of the last entry is in sight once it is opened', async () => {
      const entry = dialog
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
        .last()
      await entry.getByRole('button').click()
      await expect(entry.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      const bar = dialog.getByRole('link', { name: messages.sv.layout.bookNow })
      const covered = async () => {
        const line = await entry.getByRole('link').last().boundingBox()
        return (line?.y ?? 0) + (line?.height ?? 0) > ((await bar.boundingBox())?.y ?? 0)
      }
      await expect.poll(covered).toBe(false)
    })

    await dialog.getByRole('link', { name: 'Boende' }).click()
    await expect(page).toHaveURL(/\/boende$/)
    await expect(dialog).toBeHidden()
  })
})

test.describe('an address that leads nowhere', () => {
  for (const language of languages) {
    test(`answers 404 with ways on (${language})`, async ({ page, chooseLanguage }) => {
      await chooseLanguage(language)
      const words = messages[language].notFound
      await test.step('a page that is missing', async () => {
        const response = await page.goto(NOWHERE)
        expect(response?.status()).toBe(404)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.pageTitle)
        for (const path of ['/', '/boende', '/restaurant', '/paketerbjudanden', '/hitta-till-oss']) {
          await expect(main.locator(`nav a[href="${path}"]`)).toBeVisible()
        }
        await expect(main.getByRole('link', { name: words.toStart, exact: true })).toHaveAttribute(
          'href',
          '/',
        )
        // The map behind the heading runs on below the footer.
        await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
        await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      })

      await test.step('its footer has its links and the contact details', () => expectFooter(page, language))
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)

      await test.step('an article that is missing', async () => {
        const response = await page.goto('/blog/99')
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.articleTitle)
        await expect(page.getByRole('link', { name: words.toMagazine })).toHaveAttribute('href', '/blog')
      })
    })
  }

  test('has its words in the HTML', async ({ request }) => {
    const answer = await request.get(NOWHERE)
    expect(await answer.text()).toContain('Sidan hittades inte</h1>')
  })
})

async function expectFooter(page: Page, language: Locale): Promise<void> {
  const words = messages[language].footer
  const links = {
    [words.privateInquiry]: '/booking-inquiry?fromConference=false',
    [words.conferenceInquiry]: '/booking-inquiry?fromConference=true',
    [words.findUs]: '/hitta-till-oss',
    [words.lostAndFound]: '/kvarglomt',
    [words.jobs]: '/lediga-jobb',
    [words.generalTerms]: '/villkor?tab=general',
    [words.eventTerms]: '/villkor?tab=event',
    [words.environment]: '/villkor?tab=environment',
    [words.privacy]: '/villkor?tab=privacy',
    [words.accessibility]: '/tillganglighet',
    [venue.phone.display[language]]: venue.phone.href,
    [venue.email]: `mailto:${venue.email}`,
  }
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('beyond the width of the grid, pictures reach the window’s edge at 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const address of [
    '/boende',
    '/celebrate',
    '/conference-packages',
    '/evenemang',
    '/hitta-till-oss',
    '/nyar',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      expect(await page.evaluate(findCutPictures)).toEqual([])
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const logo = await banner(page).getByRole('link').first().boundingBox()
      expect(heading?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) - 8)
    })
  }
})

/** Runs in the page: what touches an edge of the window and is cut by what holds it. */
function findCutPictures(): string[] {
  const bleeding = [...document.querySelectorAll('main :is(figure, div)')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width < innerWidth && width > 300 && (left === 0 || right === innerWidth)
  })
  const clips = (element: Element) =>
    element !== document.querySelector('main') &&
    getComputedStyle(element).overflowX !== 'visible' &&
    element.getBoundingClientRect().width < innerWidth
  return bleeding
    .filter((element) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect()
        const own = element.getBoundingClientRect()
        if (clips(around) && (own.left < box.left || own.right > box.right)) return true
      }
      return false
    })
    .map((element) => element.className)
}

test.describe('reception', () => {
  const opening = receptionOpening('sv')
  const { hours } = opening
  /** A Monday, the day that the pages under test were built for. */
  const afternoon = new Date('2025-10-20T16:59:00+02:00')

  for (const timezoneId of ['Europe/Stockholm', 'Asia/Tokyo']) {
    test.describe(`with a browser in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('is open or closed as its clock says, and keeps a light when it is closed', async ({ page }) => {
        const readShift = await recordLayoutShift(page)
        await page.clock.install({ time: afternoon })
        await page.goto('/villkor')
        const footer = page.getByRole('contentinfo')
        const light = footer.getByRole('link', { name: messages.sv.footer.keptLight })
        await expect(footer.getByText(opening.labels.open.replace('{time}', hours.weekdays.to))).toBeVisible()
        await expect(light).toBeHidden()
        await page.clock.runFor(60_000)
        await expect(footer.getByText(`Öppnar tisdag ${hours.weekdays.from}`)).toBeVisible()
        await expect(light).toBeVisible()
        await expect(light).toContainText(venue.phone.display.sv)
        await expect(light).toHaveAttribute('href', venue.phone.href)
        const { total, moved } = await readShift()
        expect(total, moved.join('\n')).toBeLessThan(0.01)

        await test.step('says after midnight when it opens', async () => {
          await page.clock.fastForward('07:10:00')
          await page.goto('/hitta-till-oss')
          const words = opening.labels.opensToday.replace('{time}', hours.weekdays.from)
          await expect(page.getByRole('main').getByText(words)).toBeVisible()
          await page.getByRole('button', { name: messages.sv.chat.open }).press('Enter')
          await page.getByRole('tab', { name: chatTexts.sv.tabs.inquiry }).click()
          await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
        })
      })
    })
  }
})

test.describe('scrolling', () => {
  test.beforeEach(async ({ page }) => {
    // The cookie notice would lend the footer its height.
    await answerCookieBanner(page)
    await setWidth(page, widths.phone)
  })

  /** Scrolls, and waits for the scroll event: two steps in one frame have one event. */
  const scrollTo = (page: Page, top: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          window.scrollTo({ top, behavior: 'instant' })
        }),
      top,
    )

  test('brings a way back to the top after 300 px, in both directions', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: messages.sv.layout.scrollToTop })
    await scrollTo(page, 300)
    await expect(button).toBeHidden()
    for (const top of [301, 2000, 900]) {
      await scrollTo(page, top)
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    await test.step('the next page starts at its top', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('link', { name: messages.sv.footer.findUs }).last().click()
      await expect(page).toHaveURL(/\/hitta-till-oss$/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  })
})

for (const isAnswered of [true, false]) {
  test(`floating buttons cover nothing that cannot be scrolled away (${isAnswered ? 'without' : 'with'} the cookie notice)`, async ({
    page,
  }) => {
    test.slow()
    if (isAnswered) await answerCookieBanner(page)
    for (const address of everyAddress) {
      await page.goto(address)
      if (!isAnswered) await page.locator('.cookie-banner').waitFor()
      for (const [width, height] of [
        [360, 780],
        [768, 1024],
        [1024, 768],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        const found = await page.evaluate(findCovered)
        expect(found, `${address} at ${width} px`).toEqual([])
      }
    }
  })
}

/**
 * Runs in the page: controls and lines of text that a floating button covers at the page's end, and those that stick to the
 * window in the middle of it. On the home page, whose ticker leaves with the first scroll, at the top too.
 */
async function findCovered(): Promise<string[]> {
  const covered = (isRelevant: (element: Element) => boolean) => {
    const texts = [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
      const isControl = element.matches('a, button, input:not([type="hidden"]), select, textarea')
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      if (!(isControl || hasText) || !isRelevant(element)) return []
      if (
        element.closest('.sr-only, noscript, [popover]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return []
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = isControl ? [element.getBoundingClientRect()] : [...range.getClientRects()]
      return boxes.map((box) => ({ box, name: element.textContent.trim() || element.tagName }))
    })
    return [...document.querySelectorAll('.floating-buttons > *')].flatMap((button) => {
      const own = button.getBoundingClientRect()
      return texts
        .filter(
          ({ box }) =>
            box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
        )
        .map(({ name }) => `${button.className}: ${name}`)
    })
  }
  const scrollTo = async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' })
    // React renders what depends on the position.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const sticks = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return true
    return false
  }
  await scrollTo(0)
  const atTop = location.pathname === '/' ? covered((element) => element.matches('.hero *')) : []
  await scrollTo((document.documentElement.scrollHeight - innerHeight) / 2)
  const stuck = covered(
    (element) => innerHeight - element.getBoundingClientRect().bottom < 160 && sticks(element),
  )
  await scrollTo(document.documentElement.scrollHeight)
  return [...atTop, ...stuck, ...covered(() => true)]
}

test('the ticker runs on without a jump, and fills a window of 3,840 px', async ({ page }) => {
  await answerCookieBanner(page)
  await allowMotion(page)
  await page.setViewportSize({ width: 3840, height: 1200 })
  await page.goto('/')
  const places = await page.locator('.ticker-track').evaluate((track) => {
    const [animation] = track.getAnimations()
    const strips = [...track.children]
    const placesAt = (share: number) => {
      animation!.currentTime = share * Number(animation!.effect!.getTiming().duration)
      return strips.map((strip) => strip.getBoundingClientRect())
    }
    animation!.pause()
    return { start: placesAt(0), end: placesAt(0.99999) }
  })
  expect(places.start).toHaveLength(5)
  // The second copy is where the first one began.
  expect(places.end[1]!.left).toBeCloseTo(places.start[0]!.left, 0)
  expect(places.end[4]!.right).toBeGreaterThanOrEqual(3840)
})

test('the ticker stops on request, with the slideshow, and below the mouse', async ({ page }) => {
  await answerCookieBanner(page)
  await allowMotion(page)
  const release = await holdBack(page, '**/*.avif')
  const readShift = await recordLayoutShift(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { ticker: words, slideshow } = messages.sv
  const ticker = page.getByRole('region', { name: words.label })
  const track = ticker.locator('.ticker-track')

  await test.step('it stays where it is when the slideshow brings its own pause button', async () => {
    await expect(page.getByRole('button', { name: words.pause })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: slideshow.pause })).toBeVisible()
    await expect(page.getByRole('button', { name: words.pause })).toBeHidden()
    const { total, moved } = await readShift()
    expect(total, moved.join('\n')).toBeLessThan(0.01)
  })

  await test.step('one button pauses all that moves', async () => {
    await page.getByRole('button', { name: slideshow.pause }).click()
    await page.mouse.move(10, 10)
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await expect(page.getByRole('button', { name: words.pause })).toBeHidden()
    await page.getByRole('button', { name: slideshow.play }).click()
    await expect(track).toHaveCSS('animation-play-state', 'running')
  })

  await test.step('it stops below the mouse', async () => {
    await ticker.hover()
    await expect(track).toHaveCSS('animation-play-state', 'paused')
  })
})
