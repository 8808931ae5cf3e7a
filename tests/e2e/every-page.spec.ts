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

for (const language of languages) {
  test.describe(`every page (${language})`, () => {
    for (const address of everyAddress) {
      test(address, async ({ page, chooseLanguage }) => {
        await chooseLanguage(language)
        await page.setViewportSize({ width: widths.desktop, height: 900 })
        await page.goto(address)

        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(await page.locator('body').innerText()).not.toMatch(bareKey)
        await expectNoAxeViolations(page)

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

/** Runs in the page: what still moves. A blink of a duration is how "no motion" is set. */
function findMotion(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
    )
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
}

test.describe('every page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of everyAddress) {
    test(address, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})
