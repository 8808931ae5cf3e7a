import { packagePrices } from '@/content/facts'
import { currentHeading, currentOffer } from '@/content/current'
import { pageHeroes } from '@/content/heroes'
import { counters, galleryTiles, homeCopy } from '@/content/home'
import { featuredPackages } from '@/content/packages'
import { findPicture } from '@/content/pictures'
import { bookingEngine } from '@/content/venue'
import { formatPrice } from '@/lib/i18n/format'
import {
  allowMotion,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
} from '../support/test'
import type { Page } from '@playwright/test'

const heroPictures = pageHeroes['/']
const slideAlt = (index: number, language: 'sv' | 'en') =>
  findPicture(heroPictures[index]!.name).alt[language]

/** Opens the home page with its clock standing still, the slideshow started and all pictures of the hero loaded. */
async function openWithClock(page: Page): Promise<void> {
  await allowMotion(page)
  await stopClock(page)
  await page.goto('/')
  await letSlideshowStart(page)
  await expect(heroImages(page)).toHaveCount(heroPictures.length)
  await waitForPictures(page)
}

const heroOf = (page: Page) => page.locator('[data-hero-tone]')
const heroImages = (page: Page) => page.locator('.hero-slide img')

/** Lets the clock run until the first two pictures and the controls are there, and 500 ms more. */
async function letSlideshowStart(page: Page): Promise<void> {
  const { label } = messages.sv.slideshow
  const controls = heroOf(page).getByRole('group', { name: new RegExp(`^(${label}|Slideshow)$`) })
  await letRunUntil(page, () => expect(controls).toBeVisible({ timeout: 50 }))
  await expect.poll(() => heroImages(page).count()).toBeGreaterThan(1)
  await waitForPictures(page)
  await page.clock.runFor(500)
}

/** Lets the clock run in steps of 20 ms until `check` holds. */
async function letRunUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await check()
  }).toPass({ intervals: [0], timeout: 20_000 })
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-15T12:00:00' })
  await page.clock.pauseAt('2026-01-15T12:00:01')
}

async function waitForPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      heroImages(page).evaluateAll((images) =>
        images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    )
    .toBe(true)
}

/** Runs in the page: tells it that the guest went to another tab, or came back. */
function showTab(state: string): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

for (const language of languages) {
  const words = messages[language]

  test.describe(`home page in ${language}`, () => {
    test.beforeEach(({ chooseLanguage }) => chooseLanguage(language))

    test('shows its sections in order', async ({ page }) => {
      await page.goto('/')
      const copy = homeCopy[language]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Källfjället')
      const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(headings.map((heading) => heading.trim())).toEqual([
        copy.experiences.title,
        copy.gallery.title,
        copy.packages.title,
        currentHeading[language],
      ])
    })

    test('books a stay in a new tab and a conference on the site', async ({ page }) => {
      await page.goto('/')
      const hero = page.locator('[data-hero-tone]')
      const stay = hero.getByRole('link', { name: words.home.bookStay })
      await expect(stay).toHaveAttribute('href', bookingEngine.accommodation)
      await expect(stay).toHaveAttribute('target', '_blank')
      await expect(hero.getByRole('link', { name: words.home.bookConference })).toHaveAttribute(
        'href',
        '/booking-inquiry?fromConference=true',
      )
    })

    test('leads from five tiles to five pages', async ({ page }) => {
      await page.goto('/')
      for (const { href, title } of galleryTiles) {
        await expect(
          page.getByRole('link', { name: title[language], exact: true }).and(page.locator('.tile a')),
        ).toHaveAttribute('href', href)
      }
    })

    test('puts three packages first and leads to their cards', async ({ page }) => {
      await page.goto('/')
      const section = page.getByRole('region', { name: homeCopy[language].packages.title })
      const featured = featuredPackages(language)
      await expect(section.getByRole('article')).toHaveCount(featured.length)
      for (const { title, anchor, summary } of featured) {
        const card = section.getByRole('article').filter({ hasText: summary })
        await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
          'href',
          `/paketerbjudanden#${anchor}`,
        )
      }
      await expect(section).not.toContainText(/spa/i)
    })

    test('tells of the autumn retreat with its date and price', async ({ page }) => {
      await page.goto('/')
      const section = page.getByRole('region', { name: currentHeading[language] })
      const offer = currentOffer(language)!
      await expect(section).toContainText(`${offer.figure} ${offer.month}`)
      await expect(section).toContainText(formatPrice(packagePrices.autumnRetreatPerPerson, language))
      await expect(section.getByRole('link', { name: offer.link })).toHaveAttribute('href', '/hostretreat')
    })

    test('rotates the hero every 5 s, and the number follows halfway through the fade', async ({ page }) => {
      await openWithClock(page)
      const hero = page.locator('[data-hero-tone]')
      const strip = hero.getByRole('group', { name: words.slideshow.label })
      const position = (slide: number) =>
        words.slideshow.position.replace('{current}', `${slide}`).replace('{total}', `${heroPictures.length}`)

      await expect(strip).toContainText(position(1))
      await page.clock.runFor(4400)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, language))
      await letRunUntil(page, () => expect(hero).toHaveAttribute('data-hero-tone', 'fir', { timeout: 50 }))
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, language))
      await expect(strip).toContainText(position(1))
      await page.clock.runFor(500)
      await expect(strip).toContainText(position(2))
      await page.clock.runFor(4300)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, language))
      await page.clock.runFor(250)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(2, language))
      for (let slide = 3; slide < heroPictures.length; slide++) {
        await page.clock.runFor(5000)
        await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(slide, language))
      }
      await page.clock.runFor(5000)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, language))
      await expect(hero).toHaveAttribute('data-hero-tone', 'snow')
    })

    test('pauses and plays by its button', async ({ page }) => {
      await openWithClock(page)
      const hero = page.locator('[data-hero-tone]')
      await hero.getByRole('button', { name: words.slideshow.pause }).press('Enter')
      const playButton = hero.getByRole('button', { name: words.slideshow.play })
      await expect(playButton).toBeVisible()
      await page.clock.runFor(20_000)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, language))
      await playButton.press('Enter')
      await expect(hero.getByRole('button', { name: words.slideshow.pause })).toBeFocused()
      await page.clock.runFor(5000)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, language))
    })

    test('shows the next picture by its button, and then waits its full time again', async ({ page }) => {
      await openWithClock(page)
      const hero = heroOf(page)
      await page.clock.runFor(3000)
      await hero.getByRole('button', { name: words.carousel.next }).dispatchEvent('click')
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, language))
      await page.clock.runFor(4900)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, language))
      await page.clock.runFor(150)
      await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(2, language))
    })

    test('has no accessibility violations', async ({ page }) => {
      await page.goto('/')
      await page.locator('.tile').last().scrollIntoViewIfNeeded()
      await expectNoAxeViolations(page, 'main')
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('hero slideshow', () => {
  test('holds while the mouse is over it, and waits its full time again once it has left', async ({
    page,
  }) => {
    await openWithClock(page)
    const hero = heroOf(page)
    await page.clock.runFor(3000)
    await hero.hover({ position: { x: 300, y: 300 } })
    await page.clock.runFor(10_000)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await page.getByText(homeCopy.sv.intro).hover()
    await page.clock.runFor(4900)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await page.clock.runFor(150)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, 'sv'))
  })

  test('stays paused by its button when the mouse has left', async ({ page }) => {
    await openWithClock(page)
    const hero = heroOf(page)
    await hero.getByRole('button', { name: messages.sv.slideshow.pause }).click()
    await page.getByText(homeCopy.sv.intro).hover()
    await page.clock.runFor(20_000)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await expect(hero.getByRole('button', { name: messages.sv.slideshow.play })).toBeVisible()
  })

  test('holds while the tab is hidden', async ({ page }) => {
    await openWithClock(page)
    const hero = heroOf(page)
    await page.evaluate(showTab, 'hidden')
    await page.clock.runFor(20_000)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await page.evaluate(showTab, 'visible')
    await page.clock.runFor(5100)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, 'sv'))
  })

  test('holds while keyboard focus is inside it', async ({ page }) => {
    await openWithClock(page)
    const hero = page.locator('[data-hero-tone]')
    await hero.getByRole('link', { name: messages.sv.home.bookConference }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(10_000)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
  })

  test('stands still with reduced motion, fetches one picture alone, and shows others when asked', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopClock(page)
    await page.goto('/')
    const hero = heroOf(page)
    const playButton = hero.getByRole('button', { name: messages.sv.slideshow.play })
    await letRunUntil(page, () => expect(playButton).toBeVisible({ timeout: 50 }))
    await page.clock.runFor(20_000)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await expect(heroImages(page)).toHaveCount(1)
    await hero.getByRole('button', { name: messages.sv.carousel.next }).press('Enter')
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, 'sv'))
    await page.clock.runFor(20_000)
    await expect(hero.getByText(/^2 av 9$/)).toBeVisible()
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, 'sv'))
    await expect(heroImages(page)).toHaveCount(2)
  })

  test('shows a placeholder until the first picture has loaded, and asks for no other before', async ({
    page,
  }) => {
    await allowMotion(page)
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    const others: string[] = []
    await page.route(/\/pictures\/hero-/, async (route) => {
      const address = route.request().url()
      if (address.includes(heroPictures[0]!.name)) await delivered
      else if (address.includes(heroPictures[1]!.name)) others.push(address)
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const hero = page.locator('[data-hero-tone]')
    await expect(hero.locator('[data-state="waiting"]')).toHaveCount(1)
    await expect(hero.locator('[data-skeleton]')).toBeVisible()
    expect(others).toEqual([])
    deliver()
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await expect(hero.locator('[data-state="entering"]')).toHaveCSS('animation-duration', '0.5s')
    await expect.poll(() => others.length).toBeGreaterThan(0)
  })
})

test.describe('a hero whose first picture cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('shows the others', async ({ page }) => {
    await page.route(new RegExp(`/pictures/${heroPictures[0].name}-`), (route) => route.abort())
    await page.goto('/')
    const hero = heroOf(page)
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1, 'sv'))
    await expect(hero).toHaveAttribute('data-hero-tone', 'fir')
    await expect(hero.getByText(/^1 av 8$/)).toBeVisible()
  })
})

test('the links of a page do not fetch the pictures of other pages', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/fragor-och-svar')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/pictures/'))).toEqual([])
})

test.describe('counters', () => {
  test('count up once in three seconds when they come into view', async ({ page }) => {
    await allowMotion(page)
    await stopClock(page)
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/')
    const figures = page.locator('[data-counter]')
    await expect(figures).toHaveText(counters.map(({ from }) => new RegExp(`^${from}`)))
    await figures.first().scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return figures.first().textContent()
      })
      .not.toBe(`${counters[0]!.from}`)
    await page.clock.runFor(3000)
    await expect(figures).toHaveText(counters.map(({ to }) => new RegExp(`^${to}`)))
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.clock.runFor(1000)
    await expect(figures.first()).toHaveText(`${counters[0]!.to}`)
  })

  test('show the final figures with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/')
    await expect(page.locator('[data-counter]')).toHaveText(counters.map(({ to }) => new RegExp(`^${to}`)))
  })
})

test.describe('gallery', () => {
  test('fetches its pictures when they are near, and opens the tile that is pointed at', async ({ page }) => {
    await page.goto('/')
    const tiles = page.locator('.tile')
    await expect(tiles.locator('[data-skeleton]')).toHaveCount(galleryTiles.length)
    await expect(tiles.locator('img')).toHaveCount(0)
    await tiles.first().scrollIntoViewIfNeeded()
    await expect(tiles.locator('img')).toHaveCount(galleryTiles.length)

    const width = async (index: number) => (await tiles.nth(index).boundingBox())?.width ?? 0
    await expect.poll(async () => (await width(0)) > 1.9 * (await width(2))).toBe(true)
    await tiles.nth(2).hover()
    await expect.poll(async () => (await width(2)) > 1.9 * (await width(0))).toBe(true)
    expect((await tiles.nth(2).boundingBox())?.height).toBe(500)
    const baselines = await tiles
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().y))
    expect(new Set(baselines.map(Math.round)).size).toBe(1)
  })

  test('is a strip on a phone, its pictures 300 px high and every description open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    for (const { title, description } of galleryTiles) {
      const tile = page.locator('.tile').filter({ hasText: title.sv })
      expect((await tile.locator('.tile-picture').boundingBox())?.height).toBe(300)
      await expect(tile.getByText(description.sv)).toBeVisible()
    }
    const top = async (index: number) => (await page.locator('.tile').nth(index).boundingBox())?.y
    expect(await top(0)).toBe(await top(4))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the first picture, the final figures and every tile, and offers no pause', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('[data-hero-tone]')
    await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0, 'sv'))
    await expect(hero.getByRole('button')).toHaveCount(0)
    await expect(page.locator('[data-counter]')).toHaveText(counters.map(({ to }) => new RegExp(`^${to}`)))
    await expect(page.locator('.tile img')).toHaveCount(galleryTiles.length)
  })
})
