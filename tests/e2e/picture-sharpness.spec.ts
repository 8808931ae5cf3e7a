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
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
        .toBeTruthy()
      const { file, enlarged } = await picture.evaluate((img: HTMLImageElement) => {
        const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1])
        const shape = Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
        const drawn = Math.max(img.offsetWidth, img.offsetHeight * shape)
        const source = img.parentElement?.querySelector('source')?.srcset ?? ''
        const widest = Math.max(
          ...source.split(',').map((entry) => widthOf(entry.trim().split(' ')[0] ?? '')),
        )
        return { file: img.currentSrc, enlarged: Math.min(drawn, widest) / widthOf(img.currentSrc) }
      })
      expect(enlarged, file).toBeLessThanOrEqual(ENLARGED_AT_MOST)
    }
  })
}
