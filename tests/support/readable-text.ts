import type { Page } from '@playwright/test'

declare global {
  interface Window {
    textHelpers: { isReadable: typeof isReadable; blockOf: typeof blockOf }
  }
}

/** Makes the functions below available in the page, as `window.textHelpers`. */
export async function addTextHelpers(page: Page): Promise<void> {
  await page.evaluate(`window.textHelpers = { isReadable: ${isReadable}, blockOf: ${blockOf} }`)
}

/** Not what is hidden, read out alone or folded away (in a box of no size), or moving past. */
function isReadable(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { width, height } = part.getBoundingClientRect()
    if (Math.min(width, height) <= 1 && getComputedStyle(part).overflowX !== 'visible') return false
  }
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], script, style, noscript') === null
  )
}

/** Words of one block stand in one flow, which keeps them apart. */
function blockOf(element: Element): Element {
  const { parentElement } = element
  return parentElement && getComputedStyle(element).display === 'inline' ? blockOf(parentElement) : element
}
