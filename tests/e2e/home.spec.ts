import type { Page } from '@playwright/test'
import { SLIDE_MS } from '@/components/sections/hero/slideshow'
import { firstHour, heroSlides } from '@/content/heroes'
import { counters, galleryTiles } from '@/content/home'
import { hotelTime } from '@/lib/dates/today'
import {
  expect,
  holdBack,
  letRunUntil,
  messages,
  openWithStillClock,
  test,
  testWithoutScripts,
  widths,
} from '../support/test'

const slides = heroSlides('/', 'sv', firstHour(hotelTime()))
const slideAlt = (index: number) => slides[index]!.alt
const slideFile = (index: number) => slides[index]!.picture.name
const heroOf = (page: Page) => page.locator('[data-hero-tone]')
const heroImages = (page: Page) => page.locator('.hero-slide img')

async function waitForPictures(page: Page): Promise<void> {
  const areLoaded = () =>
    heroImages(page).evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0))
  await expect.poll(areLoaded, { intervals: [50] }).toBe(true)
}

/** Runs in the page: tells it that the guest went to another tab, or came back. */
function showTab(state: string): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the hero shows each picture for its time, and waits while a guest looks elsewhere or at it', async ({
  page,
}) => {
  // Its dialog would come within the test.
  await page.addInitScript(() => sessionStorage.setItem('newsletter_popup_closed', 'true'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithStillClock(page, '/')
  const hero = heroOf(page)
  const { slideshow, home } = messages.sv
  const controls = hero.getByRole('group', { name: slideshow.label })
  await letRunUntil(page, () => expect(controls).toBeVisible({ timeout: 50 }))
  await expect.poll(() => heroImages(page).count(), { intervals: [50] }).toBeGreaterThan(1)
  await waitForPictures(page)
  await page.clock.runFor(500)
  await expect(heroImages(page)).toHaveCount(slides.length)
  await waitForPictures(page)
  const pauseButton = hero.getByRole('button', { name: slideshow.pause })
  const playButton = hero.getByRole('button', { name: slideshow.play })
  const expectPicture = (slide: number) => expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(slide))
  const expectFullTimeOf = async (slide: number) => {
    await page.clock.runFor(SLIDE_MS - 100)
    await expectPicture(slide)
    await page.clock.runFor(150)
    await expectPicture(slide + 1)
  }

  await test.step('it waits while the tab is hidden', async () => {
    await page.evaluate(showTab, 'hidden')
    await page.clock.runFor(4 * SLIDE_MS)
    await expectPicture(0)
    await page.evaluate(showTab, 'visible')
    await page.clock.runFor(SLIDE_MS + 100)
    await expectPicture(1)
  })

  await test.step('it waits while the mouse is over it', async () => {
    await page.clock.runFor(SLIDE_MS / 2)
    await hero.hover({ position: { x: 300, y: 300 } })
    await page.clock.runFor(2 * SLIDE_MS)
    await expectPicture(1)
    await page.getByText(messages.sv.home.intro).hover()
    await expectFullTimeOf(1)
  })

  await test.step('a picture has its full time after the button for the next one', async () => {
    await page.clock.runFor(SLIDE_MS / 2)
    await hero.getByRole('button', { name: slideshow.next }).dispatchEvent('click')
    await expectPicture(3)
    await expectFullTimeOf(3)
  })

  await test.step('it waits while the keyboard focus is inside it', async () => {
    await hero.getByRole('link', { name: home.bookConference }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(2 * SLIDE_MS)
    await expectPicture(4)
  })

  await test.step('its button pauses and plays', async () => {
    await pauseButton.press('Enter')
    await expect(playButton).toBeVisible()
    await page.clock.runFor(4 * SLIDE_MS)
    await expectPicture(4)
    await playButton.press('Enter')
    await expect(pauseButton).toBeFocused()
    await page.clock.runFor(SLIDE_MS)
    await expectPicture(5)
  })

  await test.step('it stays paused when the mouse leaves', async () => {
    await pauseButton.click()
    await page.getByText(messages.sv.home.intro).hover()
    await page.clock.runFor(4 * SLIDE_MS)
    await expectPicture(5)
    await expect(playButton).toBeVisible()
  })
})

test('the hero stands still with less motion, and fetches a picture when it is shown', async ({ page }) => {
  await openWithStillClock(page, '/')
  const hero = heroOf(page)
  const playButton = hero.getByRole('button', { name: messages.sv.slideshow.play })
  await letRunUntil(page, () => expect(playButton).toBeVisible({ timeout: 50 }))
  await page.clock.runFor(4 * SLIDE_MS)
  await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0))
  await expect(heroImages(page)).toHaveCount(1)
  await hero.getByRole('button', { name: messages.sv.slideshow.next }).press('Enter')
  await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1))
  await page.clock.runFor(4 * SLIDE_MS)
  const controls = hero.getByRole('group', { name: messages.sv.slideshow.label })
  await expect(controls).toContainText(`2 av 9, klockan ${slides[1]!.hour}:00`)
  expect(await readCounters(page)).toEqual(counters.map(({ to }) => to))
  await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1))
  await expect(heroImages(page)).toHaveCount(2)
})

test('the hero shows a placeholder, then its first picture, and fetches the others last', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const others: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(slideFile(1))) others.push(request.url())
  })
  const deliver = await holdBack(page, `**/pictures/${slideFile(0)}-*`)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const hero = heroOf(page)
  await expect(hero.locator('[data-skeleton]')).toBeVisible()
  expect(others).toEqual([])
  deliver()
  await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(0))
  await expect.poll(() => others.length).toBeGreaterThan(0)
})

test('a hero whose first picture cannot be fetched shows the others', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route(new RegExp(`/pictures/${slideFile(0)}-`), (route) => route.abort())
  await page.goto('/')
  const hero = heroOf(page)
  await expect(hero.getByRole('img')).toHaveAccessibleName(slideAlt(1))
  await expect(hero.getByText(/^1 av 8/)).toBeVisible()
})

test('a page does not fetch the pictures of pages that it links to', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/villkor')
  await page.waitForLoadState('networkidle')
  const own = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
  const names = own.map((source) => new URL(source, page.url()).pathname)
  expect(fetched.filter((path) => path.startsWith('/pictures/') && !names.includes(path))).toEqual([])
})

test('counters come to their figures when they are in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.locator('[data-counter]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => readCounters(page)).toEqual(counters.map(({ to }) => to))
})

/** The figures as the page shows them now. */
function readCounters(page: Page): Promise<number[]> {
  return page
    .locator('[data-counter]')
    .evaluateAll((figures) =>
      figures.map((figure) => Number(getComputedStyle(figure).getPropertyValue('--count'))),
    )
}

test('the gallery fetches pictures when it is near, and opens the tile under the mouse', async ({ page }) => {
  await page.goto('/')
  const tiles = page.locator('.tile')
  await expect(tiles.locator('[data-skeleton]')).toHaveCount(galleryTiles.length)
  await expect(tiles.locator('img')).toHaveCount(0)
  await tiles.first().scrollIntoViewIfNeeded()
  await expect(tiles.locator('img')).toHaveCount(galleryTiles.length)

  const [first, third] = [galleryTiles[0]!, galleryTiles[2]!].map(({ more }) => tiles.getByText(more.sv))
  await expect(first!).toBeVisible()
  await expect(third!).toBeHidden()
  await tiles.nth(2).hover()
  await expect(third!).toBeVisible()
  await expect(first!).toBeHidden()
  await expect(page).toHaveNoAxeViolations('main')

  await test.step('every description is open on a phone', async () => {
    await page.setViewportSize({ width: widths.phone, height: 844 })
    for (const { title, more } of galleryTiles) {
      const tile = tiles.filter({ hasText: title.sv })
      await expect(tile.getByText(more.sv)).toBeVisible()
    }
  })
})

testWithoutScripts('the hero, figures and tiles are complete without JavaScript', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await expect(hero.getByRole('img')).toHaveCount(slides.length)
  const last = hero.getByRole('img', { name: slideAlt(slides.length - 1) })
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(hero.getByRole('button')).toHaveCount(0)
  expect(await readCounters(page)).toEqual(counters.map(({ to }) => to))
  await expect(page.locator('.tile img')).toHaveCount(galleryTiles.length)
})
