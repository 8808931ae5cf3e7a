import { expect, test, widths } from '../support/test'

/**
 * A reader's own colours replace every background, so that nothing may be told by a background alone. The browser
 * reports colours as it shows them.
 */
test.use({
  viewport: { width: widths.desktop, height: 900 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
})

test('buttons and fields have an edge or a line', async ({ page }) => {
  for (const path of ['/', '/booking-inquiry', '/paketerbjudanden']) {
    await page.goto(path)
    expect(await page.evaluate(findControlsWithoutEdge), path).toEqual([])
  }
})

test('a chosen tab and category differ from the others', async ({ page }) => {
  await page.goto('/booking-inquiry')
  const radios = page.locator('label:has(input[name="category"])')
  await radios.first().click()
  for (const [chosen, other] of [
    [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })],
    [radios.first(), radios.nth(1)],
  ] as const) {
    expect(await chosen.evaluate(describeLook)).not.toEqual(await other.evaluate(describeLook))
  }
})

/** Runs in the page: what can be worked and looks like plain text. */
function findControlsWithoutEdge(): string[] {
  return [...document.querySelectorAll('button, .btn, input, select, textarea')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => {
      const { borderTopWidth, borderBottomWidth, textDecorationLine, appearance } = getComputedStyle(control)
      const hasEdge = parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0
      // a picture or a native control tells by itself what it is
      return (
        !hasEdge &&
        textDecorationLine === 'none' &&
        appearance === 'none' &&
        !control.querySelector('svg, img')
      )
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

/** Runs in the page: all by which the eye could tell one choice from another. */
function describeLook(choice: Element): string[] {
  const seen = ['border-width', 'outline-style', 'text-decoration-line', 'font-weight', 'color', 'content']
  const names = [...seen, 'opacity', 'background-color', 'display']
  return [choice, ...choice.querySelectorAll('*')].slice(0, 6).flatMap((part) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(part, pseudo)
      return names.map((name) => style.getPropertyValue(name)).join(' ')
    }),
  )
}
