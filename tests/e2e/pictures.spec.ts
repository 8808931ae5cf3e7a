import { pageHeroes } from '@/content/heroes'
import { everyAddress } from '../support/every-address'
import { expect, test } from '../support/test'

const pages = everyAddress.filter((address) => !address.includes('?'))
const heroes: Readonly<Record<string, readonly { name: string }[]>> = pageHeroes

test.describe('pictures', () => {
  // The document holds every picture, also those that scripts fetch only when they are near.
  test.use({ javaScriptEnabled: false })

  for (const address of pages) {
    test(`${address} shows no picture twice`, async ({ page }) => {
      await page.goto(address)
      const shown = await page.getByRole('main').evaluate((main) => {
        const nameOf = (image: Element) =>
          /\/pictures\/(.+)-[0-9a-f]{8}-/.exec(image.getAttribute('src') ?? '')?.[1] ?? ''
        // A row shows its own picture small or large; the panels of an article are four parts of one picture.
        const cards = new Map<Element, Set<string>>()
        for (const image of main.querySelectorAll('picture img')) {
          if (image.closest('.panel-of-four')) continue
          const card = image.closest('article') ?? image
          cards.set(card, (cards.get(card) ?? new Set()).add(nameOf(image)))
        }
        return [...cards.values()].flatMap((names) => [...names])
      })
      const laterSlides = (heroes[address] ?? []).slice(1).map(({ name }) => name)
      const all = [...shown, ...laterSlides].sort()
      expect(all).toEqual([...new Set(all)])
    })
  }

  test('no two pages open with the same picture', async ({ page }) => {
    const openings = new Map<string, string[]>()
    // The magazine's list begins with the card of its first article.
    for (const address of pages.filter((path) => path !== '/blog')) {
      await page.goto(address)
      const first = page.locator('main img[fetchpriority=high]')
      if ((await first.count()) === 0) continue
      const picture = (await first.first().getAttribute('src')) ?? ''
      // The retreat has two addresses.
      const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? address
      openings.set(picture, [...new Set([...(openings.get(picture) ?? []), canonical])])
    }
    expect([...openings.values()].filter((addresses) => addresses.length > 1)).toEqual([])
  })
})
