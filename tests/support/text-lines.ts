import { expect, type Page } from '@playwright/test'
import { addTextHelpers } from './readable-text'

/**
 * Checks that at the window's present width no line cuts a word and none sticks out of its block. A range may be cut in
 * running text only.
 */
export async function expectWholeLines(page: Page): Promise<void> {
  await addTextHelpers(page)
  expect(await page.evaluate(findBrokenLines), `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Runs in the page. */
function findBrokenLines(): string[] {
  const { isReadable, blockOf } = window.textHelpers
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || text.trim() === '' || !isReadable(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    const edge = blockOf(parent).getBoundingClientRect()
    if (boxes.some(({ right }) => right > edge.right + 3) && !isPlaced(parent))
      found.push(`sticks out: ${text}`)
    // an address may end a line anywhere
    if (boxes.length < 2 || text.includes('@')) continue
    const isRunningText = parent.closest('p, li') !== null
    // not from the first letter, which may be a drop cap
    for (const { 0: character, index } of text.matchAll(/(?<=[\p{L}\d])[\p{L}\d–](?=[\p{L}\d])/gu)) {
      if (character === '–' && isRunningText) continue
      if (topOf(index + 1) > topOf(index) + 4)
        found.push(`cut: ${text.slice(Math.max(0, index - 12), index + 12)}`)
    }

    function topOf(index: number): number {
      range.setStart(node!, index)
      range.setEnd(node!, index + 1)
      return [...range.getClientRects()].at(-1)?.top ?? 0
    }
  }
  return found

  /** On a chart or a picture, where a label may be wider than what it names. */
  function isPlaced(element: Element): boolean {
    const { parentElement } = element
    if (/absolute|fixed/.test(getComputedStyle(element).position)) return true
    return parentElement !== null && isPlaced(parentElement)
  }
}
