import type { Page } from '@playwright/test'
import { builtPages } from '../support/built-pages'
import { expect, firstVisit, languages, messages, test, testWithoutScripts, widths } from '../support/test'
import { expectRoomForSpacing } from '../support/text-spacing'

test.use(firstVisit)

/** Namespaces of the interface words: a missing one would show as `namespace.key`. */
const namespaces = Object.keys(messages.sv)
const bareKey = new RegExp(`(^|\\s)(${namespaces.join('|')})\\.[a-z][\\w.]*`, 'm')

for (const path of builtPages) {
  test(`${path} is accessible and covers nothing, in both locales`, async ({ page, chooseLanguage }) => {
    // The pop-up of the season lifts the floating buttons until it is closed.
    await page.addInitScript(() => sessionStorage.setItem('jul-popup-shown', 'true'))
    for (const language of languages) {
      await test.step(language, async () => {
        await chooseLanguage(language)
        await page.setViewportSize({ width: widths.phone, height: 844 })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(await page.locator('body').innerText()).not.toMatch(bareKey)
        expect(await page.evaluate(findMotion), 'motion although less is wanted').toEqual([])
        // The markup is the same in both languages.
        if (language === 'sv') {
          await expect(page).toHaveNoAxeViolations()
          await page.setViewportSize({ width: widths.desktop, height: 900 })
          await expect(page).toHaveNoAxeViolations()
          await expectNothingCovered(page)
        }
        await expect(page).toHaveNoSidewaysScroll()
        await expectRoomForSpacing(page)
        await page.setViewportSize({ width: 1024, height: 900 })
        await expectRoomForSpacing(page)
      })
    }
  })
}

/** Checks the floating buttons, first with the cookie notice, then without. */
async function expectNothingCovered(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: messages.sv.cookieBanner.heading })
  await notice.waitFor()
  const expectNothingCoveredAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findCovered), `at ${width} px`).toEqual([])
  }
  await expectNothingCoveredAt(360)
  await notice.getByRole('button', { name: messages.sv.cookieBanner.decline }).click()
  for (const width of [360, widths.tablet, 1920]) await expectNothingCoveredAt(width)
}

/**
 * Runs in the page: controls and lines of text that a floating button covers at the page's end, and those that stick to
 * the window in the middle of it. On the home page, whose ticker leaves with the first scroll, at the top too.
 */
async function findCovered(): Promise<string[]> {
  const controls = 'a, button, input:not([type="hidden"]), select, textarea'
  const boxesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const isRead = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [popover]')
    if (!isSeen) return []
    return element.matches(controls)
      ? [element.getBoundingClientRect()]
      : isRead
        ? [...range.getClientRects()]
        : []
  }
  const coveredAt = async (top: number, isRelevant: (element: Element) => boolean) => {
    window.scrollTo({ top, behavior: 'instant' })
    // React renders what depends on the position.
    const isTickerShown = () => !document.querySelector('.ticker[data-hidden]')
    for (let frame = 0; frame < 3 || (top === 0 && !isTickerShown()); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const buttons = [...document.querySelectorAll('.floating-buttons > *')].map((button) =>
      button.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => buttons.some(overlaps(element.getBoundingClientRect())) && isRelevant(element))
      .filter((element) => boxesOf(element).some((box) => buttons.some(overlaps(box))))
      .map((element) => element.textContent.trim() || element.tagName)
  }
  const overlaps = (one: DOMRect) => (other: DOMRect) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  const isSticky = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position)
  const sticks = (element: Element | null): boolean =>
    element !== null && (isSticky(element) || sticks(element.parentElement))
  const end = document.documentElement.scrollHeight
  const hasTicker = document.querySelector('.ticker') !== null
  const hasSticky = [...document.querySelectorAll('main *, footer *')].some(isSticky)
  return [
    ...(hasTicker ? await coveredAt(0, (element) => element.matches('.hero:has(.ticker) *')) : []),
    ...(hasSticky ? await coveredAt((end - innerHeight) / 2, sticks) : []),
    ...(await coveredAt(end, () => true)),
  ]
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

testWithoutScripts('every page shows its heading and the footer without JavaScript', async ({ page }) => {
  for (const path of builtPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
  }
})
