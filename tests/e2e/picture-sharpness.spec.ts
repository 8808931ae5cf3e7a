import { expect, test, widths } from '../support/test'

/** Pages on which a picture is cropped far from its own shape, so that it is drawn wider than its box. */
const pages = [
  '/hostretreat',
  '/food-event/kraftskiva',
  '/paketerbjudanden',
  '/conference',
  '/nature',
  '/restaurant',
]

/** How much a file may be enlarged before a drawing looks soft. */
const ENLARGED_AT_MOST = 1.25

test.use({ viewport: { width: widths.desktop, height: 900 } })

for (const path of pages) {
  test(`${path} fetches its pictures as wide as they are drawn, or the widest there is`, async ({ page }) => {
    await page.goto(path)
    for (const picture of await page.getByRole('main').locator('picture img:visible').all()) {
      await picture.scrollIntoViewIfNeeded()
      // Not a number until it has loaded.
      const enlarged = () =>
        picture.evaluate((img: HTMLImageElement) => {
          const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1])
          const shape = Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
          const drawn = Math.max(img.offsetWidth, img.offsetHeight * shape)
          const source = img.parentElement?.querySelector('source')?.srcset ?? ''
          const widest = Math.max(
            ...source.split(',').map((entry) => widthOf(entry.trim().split(' ')[0] ?? '')),
          )
          return Math.min(drawn, widest) / widthOf(img.complete ? img.currentSrc : '')
        })
      const name = (await picture.getAttribute('src')) ?? ''
      await expect.poll(enlarged, { message: name }).toBeLessThanOrEqual(ENLARGED_AT_MOST)
    }
  })
}

/** The largest share of a picture's own width that it is drawn at, in pixels of the screen. */
const screens = [
  { width: 1440, height: 900, density: 1, atMost: 1 },
  { width: 1920, height: 1080, density: 1, atMost: 1 },
  { width: 1440, height: 900, density: 2, atMost: 1.6 },
  { width: 390, height: 844, density: 3, atMost: 1.6 },
] as const

const drawnPages = [
  ...pages,
  '/',
  '/boende',
  '/relax',
  '/celebrate',
  '/evenemang',
  '/nyar',
  '/julbord',
  '/presentkort',
  '/weekly-menu',
  '/teambuilding',
  '/conference-packages',
  '/blog/1',
]

for (const { width, height, density, atMost } of screens) {
  test(`no picture is drawn wider than it is on a screen of ${width} px and density ${density}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of drawnPages) {
      await page.goto(path)
      const drawn = await page
        .getByRole('main')
        .locator('picture img:visible')
        .evaluateAll((images) =>
          images.map((image) => {
            const img = image as HTMLImageElement
            const own = Number(img.getAttribute('width'))
            const shape = own / Number(img.getAttribute('height'))
            return {
              address: img.getAttribute('src'),
              share: Math.max(img.offsetWidth, img.offsetHeight * shape) / own,
            }
          }),
        )
      expect(
        drawn.filter(({ share }) => share * density > atMost),
        path,
      ).toEqual([])
    }
  })
}
