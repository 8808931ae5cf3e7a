import { expect, type Page } from '@playwright/test'

/**
 * Checks that no text is cut off, none lies on other text and no range of figures is on two lines when a reader sets
 * the spacing of WCAG 1.4.12, at the window's present width. The spacing stays.
 */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  expect(await page.evaluate(spaceAndMeasure), 'text lost with wider spacing').toEqual([])
}

/** Runs in the page. Sheets that scripts construct are not subject to the page's policy for styles. */
async function spaceAndMeasure(): Promise<string[]> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // At its end a page moves while it is measured.
  window.scrollTo(0, 0)
  // transitions, however short, end with a frame
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  const broken: string[] = []
  const lines: { text: string; parent: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!parent || text === '' || !isReadable(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, parent, box })
    for (const { index } of text.matchAll(/(?<=\d)–(?=\d)/g)) {
      const start = (node.textContent?.indexOf(text) ?? 0) + index
      range.setStart(node, start)
      range.setEnd(node, start + 2)
      const [dash, figure] = range.getClientRects()
      if (dash && figure && figure.top > dash.top + 4) broken.push(`on two lines: ${text}`)
    }
  }

  lines.sort((a, b) => a.box.top - b.box.top)
  const problems = [...broken, ...lines.filter(isCut).map(({ text }) => `cut off: ${text}`)]
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break
      if (overlaps(line, other)) problems.push(`on each other: ${line.text} – ${other.text}`)
    }
  }
  return problems

  function isCut({ parent, box }: { parent: Element; box: DOMRect }): boolean {
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element)
      // Descriptions of event cards end after two lines by intent.
      if (webkitLineClamp !== 'none') return false
      const clip = element.getBoundingClientRect()
      const hidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      // letter-spacing leaves an empty place behind the last letter
      if (hidden(overflowX) && (box.right > clip.right + 3 || box.left < clip.left - 3)) return true
      if (hidden(overflowY) && (box.bottom > clip.bottom + 6 || box.top < clip.top - 6)) return true
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false
    }
    return false
  }

  function overlaps(a: { parent: Element; box: DOMRect }, b: { parent: Element; box: DOMRect }): boolean {
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
    if (across < 4 || down < Math.min(a.box.height, b.box.height) * 0.4) return false
    return !floats(a.parent) && !floats(b.parent) && blockOf(a.parent) !== blockOf(b.parent)
  }

  /** What is fixed to the window passes over everything else on scrolling. */
  function floats(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true
    }
    return false
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
}
