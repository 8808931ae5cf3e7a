import { everyAddress } from '../support/every-address'
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

for (const address of everyAddress) {
  test(`${address} can be read by everybody`, async ({ page, chooseLanguage }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        await chooseLanguage(language)
        await page.setViewportSize({ width: widths.phone, height: 844 })
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(await page.locator('body').innerText()).not.toMatch(bareKey)
        expect(await page.evaluate(findMotion), 'motion although less is wanted').toEqual([])
        await expectNoAxeViolations(page)
        await expectNoSidewaysScroll(page)
        await expectRoomForSpacing(page)
        // The wide layout has the same markup in both languages.
        if (language === 'en') return
        await page.setViewportSize({ width: widths.desktop, height: 900 })
        await expectNoAxeViolations(page)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading and the footer', async ({ page }) => {
    for (const address of everyAddress) {
      await page.goto(address)
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), address).toBeVisible()
    }
  })
})
