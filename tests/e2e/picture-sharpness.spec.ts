import { expect, test } from '../support/test'

/** Pages on which a picture is cropped far from its own shape, so that it is drawn wider than its box. */
const croppedPages = [
  '/hostretreat',
  '/food-event/kraftskiva',
  '/paketerbjudanden',
  '/conference',
  '/nature',
  '/restaurant',
]
const otherPages = [
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

/** How much a file may be enlarged before a drawing looks soft. */
const ENLARGED_AT_MOST = 1.25

/** The largest share of a picture's own width that it may be drawn at, in pixels of the screen. */
const screens = [
  { width: 1440, height: 900, density: 1, atMost: 1 },
  { width: 1440, height: 900, density: 2, atMost: 1.6 },
  { width: 1920, height: 1080, density: 1, atMost: 1 },
  { width: 390, height: 844, density: 3, atMost: 1.6 },
] as const

for (const path of [...croppedPages, ...otherPages]) {
  test(`the pictures of ${path} are as sharp as the screen`, async ({ page }) => {
    await page.setViewportSize(screens[0])
    await page.goto(path)
    const pictures = page.getByRole('main').locator('picture img:visible')

    if (croppedPages.includes(path)) {
      await test.step('fetched as wide as they are drawn, or the widest there is', async () => {
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded()
          const name = (await picture.getAttribute('src')) ?? ''
          await expect
            .poll(() => picture.evaluate(enlargement), { message: name, intervals: [20, 50, 100] })
            .toBeLessThanOrEqual(ENLARGED_AT_MOST)
        }
      })
    }

    for (const { width, height, density, atMost } of screens) {
      await test.step(`not drawn wider than they are, at ${width} px and density ${density}`, async () => {
        await page.setViewportSize({ width, height })
        const drawn = await pictures.evaluateAll(drawnShares)
        expect(drawn.filter(({ share }) => share * density > atMost)).toEqual([])
      })
    }
  })
}

/** Runs in the page: how much a picture's file is enlarged; not a number until it has loaded. */
function enlargement(image: Element): number {
  const img = image as HTMLImageElement
  const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1])
  const shape = Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
  const drawn = Math.max(img.offsetWidth, img.offsetHeight * shape)
  const source = img.parentElement?.querySelector('source')?.srcset ?? ''
  const widest = Math.max(...source.split(',').map((entry) => widthOf(entry.trim().split(' ')[0] ?? '')))
  return Math.min(drawn, widest) / widthOf(img.complete ? img.currentSrc : '')
}

/** Runs in the page: the share of its own width at which each picture is drawn. */
function drawnShares(images: Element[]): { address: string | null; share: number }[] {
  return images.map((image) => {
    const img = image as HTMLImageElement
    const own = Number(img.getAttribute('width'))
    const shape = own / Number(img.getAttribute('height'))
    return {
      address: img.getAttribute('src'),
      share: Math.max(img.offsetWidth, img.offsetHeight * shape) / own,
    }
  })
}
