import { firstHour, type HeroPath, heroSlides, pageHeroes } from '@/content/heroes'
import { findPicture } from '@/content/pictures'
import { hotelTime } from '@/lib/dates/today'
import type { PictureFile } from '@/lib/pictures/sources'
import { allOf, expect, test, widths } from '../support/test'

const windows = [
  { width: widths.phone, height: 844 },
  { width: widths.tablet, height: 1024 },
  { width: 1024, height: 768 },
  { width: widths.desktop, height: 900 },
  { width: 1920, height: 1080 },
]

// Without scripts every picture of a hero is on the page.
test.use({ javaScriptEnabled: false })

test('each hero shows the focus box of its pictures below the header', async ({ page }) => {
  test.slow()
  for (const path of Object.keys(pageHeroes) as HeroPath[]) {
    const pictures = heroSlides(path, 'sv', firstHour(hotelTime())).map(({ picture }) => picture)
    await page.goto(path)
    for (const size of windows) {
      await page.setViewportSize(size)
      expect.soft(await page.evaluate(findHidden, pictures), `${path} at ${size.width} px`).toEqual([])
    }
  }
})

const headings = {
  '/conference-packages': 'meeting-conference',
  '/service-utbud': 'reception',
  '/fragor-och-svar': 'room-pet-window',
  '/tillganglighet': 'hero-forest-trail-summer',
}

test('the picture beside a heading shows its focus box', async ({ page }) => {
  test.slow()
  for (const [path, name] of Object.entries(headings)) {
    for (const size of windows) {
      await page.setViewportSize(size)
      // anew at each width, as a guest arrives
      await page.goto(path)
      const hidden = await page.evaluate(findHidden, [findPicture(name)])
      expect.soft(hidden, `${path} at ${size.width} px`).toEqual([])
    }
  }
})

test('nothing lies on the pictures above and below the column beside a form', async ({ page }) => {
  await page.setViewportSize({ width: widths.desktop, height: 900 })
  for (const path of ['/booking-inquiry', '/conference/planera']) {
    await page.goto(path)
    for (const picture of await allOf(page.locator('main img:not(label img)')))
      await picture.click({ trial: true, timeout: 2000 })
  }
})

/** Runs in the page: the pictures of which a part of the focus box is beside the slide or under the header. */
function findHidden(pictures: PictureFile[]): string[] {
  const header = document.querySelector('header')!.getBoundingClientRect()
  const images = [...document.querySelectorAll('.hero-picture')]
  if (images.length !== pictures.length) return [`${images.length} of ${pictures.length} pictures`]
  return images.flatMap((image, index) => {
    const { name, focusBox } = pictures[index]!
    const slide = (
      image.closest('.hero-slide, .hero-pictures') ?? image.parentElement!
    ).getBoundingClientRect()
    const box = image.getBoundingClientRect()
    const left = box.left - slide.left + focusBox!.x * box.width
    const top = box.top + focusBox!.y * box.height
    const [right, bottom] = [left + focusBox!.width * box.width, top + focusBox!.height * box.height]
    const isWhole = left >= 0 && right <= slide.width && top >= header.bottom && bottom <= slide.bottom
    return isWhole ? [] : [`${name}: ${[left, top, right, bottom].map((side) => Math.round(side)).join(' ')}`]
  })
}
