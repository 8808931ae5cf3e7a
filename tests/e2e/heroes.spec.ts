import { firstHour, heroSlides, pageHeroes, type HeroPath } from '@/content/heroes'
import { findPicture } from '@/content/pictures'
import { hotelTime } from '@/lib/dates/today'
import type { PictureFile } from '@/lib/pictures/sources'
import { expect, test, widths } from '../support/test'
import type { Page } from '@playwright/test'

const windows = [
  { width: widths.phone, height: 844 },
  { width: widths.tablet, height: 1024 },
  { width: 1024, height: 768 },
  { width: widths.desktop, height: 900 },
  { width: 1920, height: 1080 },
]

// Without scripts every picture of a hero is on the page.
test.use({ javaScriptEnabled: false })

for (const path of Object.keys(pageHeroes) as HeroPath[]) {
  test(`${path} shows the subject of each hero picture between header and ridge`, async ({ page }) => {
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      const hidden = await page.evaluate(findHidden, picturesOf(path))
      expect(hidden, `at ${size.width} px`).toEqual([])
    }
  })
}

const headings = {
  '/conference-packages': 'hero-conference-morning',
  '/service-utbud': 'reception',
  '/integritetspolicy': 'hero-lit-window',
  '/tillganglighet': 'room-accessible-bed',
}

for (const [path, name] of Object.entries(headings)) {
  test(`${path} shows the subject of the picture beside its heading`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      // anew at each width, as a guest arrives
      await page.goto(path)
      expect(await page.evaluate(findHidden, [findPicture(name)]), `at ${size.width} px`).toEqual([])
    }
  })
}

for (const path of ['/booking-inquiry', '/conference/planera']) {
  test(`${path} shows a picture above the column beside the form`, async ({ page }) => {
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await page.goto(path)
    // a click arrives only where nothing lies on it
    await page.locator('main img').first().click({ trial: true, timeout: 2000 })
  })
}

test('the summit stays where it is in all six lights of the home page', async ({ page }) => {
  await page.goto('/')
  for (const size of windows) {
    await page.setViewportSize(size)
    const [first, ...others] = await findSummits(page)
    expect(others).toHaveLength(5)
    for (const { x, y } of others) {
      expect(Math.hypot(x - first!.x, y - first!.y), `at ${size.width} px`).toBeLessThan(1)
    }
  }
})

const picturesOf = (path: HeroPath): PictureFile[] =>
  heroSlides(path, 'sv', firstHour(hotelTime())).map(({ picture }) => picture)

/** Where the window shows the summit of each picture that has one, in pixels from the left and top of its slide. */
async function findSummits(page: Page) {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hero-picture')].map((image) => ({
      left: image.offsetLeft,
      top: image.offsetTop,
      width: image.offsetWidth,
      height: image.offsetHeight,
    })),
  )
  return picturesOf('/').flatMap(({ peak }, index) => {
    const box = boxes[index]
    return peak && box ? [{ x: box.left + peak.x * box.width, y: box.top + peak.y * box.height }] : []
  })
}

/** Runs in the page: the pictures of which a part of the subject is beside the window, below the header or the ridge. */
function findHidden(pictures: PictureFile[]): string[] {
  const header = document.querySelector('header')!.getBoundingClientRect()
  const ridge = document.querySelector<SVGPathElement>('.hero .ridge path')
  return [...document.querySelectorAll('.hero-picture')].flatMap((image, index) => {
    const { name, subject } = pictures[index]!
    const slide = (
      image.closest('.hero-slide, .hero-pictures') ?? image.parentElement!
    ).getBoundingClientRect()
    const box = image.getBoundingClientRect()
    const [left, right] = [0, subject!.width].map(
      (by) => box.left - slide.left + (subject!.x + by) * box.width,
    )
    const [top, bottom] = [0, subject!.height].map((by) => box.top + (subject!.y + by) * box.height)
    const isBelowRidge = Array.from({ length: 11 }, (_, step) => left! + ((right! - left!) * step) / 10).some(
      (x) => ridge?.isPointInFill(new DOMPoint(x, bottom).matrixTransform(ridge.getScreenCTM()!.inverse())),
    )
    const isWhole = left! >= 0 && right! <= slide.width && top! >= header.bottom && bottom! <= slide.bottom
    return isWhole && !isBelowRidge
      ? []
      : [`${name}: ${[left, top, right, bottom].map(Math.round as (n?: number) => number)}`]
  })
}
