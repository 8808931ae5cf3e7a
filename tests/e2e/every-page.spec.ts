import { pageHeroes } from '@/content/heroes'
import { everyAddress } from '../support/every-address'
import { expectWholeLines } from '../support/text-lines'
import { expectRoomForSpacing } from '../support/text-spacing'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  languages,
  messages,
  test,
  widths,
} from '../support/test'

/** Namespaces of the interface words: a missing one would show as `namespace.key`. */
const namespaces = Object.keys(messages.sv)
const bareKey = new RegExp(`(^|\\s)(${namespaces.join('|')})\\.[a-z][\\w.]*`, 'm')

const heroes: Readonly<Record<string, readonly { name: string }[]>> = pageHeroes

test.describe('every page', () => {
  for (const address of everyAddress) {
    test(address, async ({ page, chooseLanguage }) => {
      for (const language of languages) {
        await test.step(language, async () => {
          await chooseLanguage(language)
          await page.setViewportSize({ width: widths.desktop, height: 900 })
          await page.goto(address)

          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('main')).toHaveCount(1)
          expect(await page.locator('body').innerText()).not.toMatch(bareKey)
          // The wide layout has the same markup in both languages.
          if (language === 'sv') await expectNoAxeViolations(page)

          for (const width of [1024, widths.tablet, widths.phone]) {
            await page.setViewportSize({ width, height: 844 })
            await expectWholeLines(page)
          }
          await expectNoAxeViolations(page)
          expect(await page.evaluate(findMotion), 'motion although less is wanted').toEqual([])
          await expectNoSidewaysScroll(page)
          await expectRoomForSpacing(page)
          await page.setViewportSize({ width: widths.desktop, height: 900 })
          await expectRoomForSpacing(page)
        })
      }
    })
  }
})

/** Runs in the page: what still moves. A blink of a duration is how "no motion" is set. */
function findMotion(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
    )
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading and the footer, and no picture twice', async ({ page }) => {
    const openings = new Map<string, string[]>()
    for (const address of everyAddress) {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), address).toBeVisible()

      // The document holds every picture, also those that scripts fetch only when they are near.
      const shown = await page.getByRole('main').evaluate(namePictures)
      const laterSlides = (heroes[address] ?? []).slice(1).map(({ name }) => name)
      const all = [...shown, ...laterSlides].sort()
      expect.soft(all, address).toEqual([...new Set(all)])

      // The magazine's list begins with the card of its first article.
      const first = page.locator('main img[fetchpriority=high]')
      if (address === '/blog' || (await first.count()) === 0) continue
      const picture = (await first.first().getAttribute('src')) ?? ''
      openings.set(picture, [...(openings.get(picture) ?? []), address])
    }
    expect([...openings.values()].filter((addresses) => addresses.length > 1)).toEqual([])
  })
})

/** Runs in the page: the name of each picture, once for each card. */
function namePictures(main: Element): string[] {
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
}
