import { expect, type Page } from '@playwright/test'

interface RecordedShift {
  total: number
  /** Text of what has moved, or its element's name. */
  moved: string[]
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/**
 * Records layout shifts of every page that is opened from now on.
 * @returns checks that nothing has moved on the present page
 */
export async function recordLayoutShift(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const recorded: RecordedShift = { total: 0, moved: [] }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        recorded.total += shift.value
        for (const { node } of shift.sources) if (node) recorded.moved.push(node.textContent || node.nodeName)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { recordedShift: recorded })
  })
  return async () => {
    const recorded = await page.evaluate(
      () => (window as unknown as { recordedShift: RecordedShift }).recordedShift,
    )
    expect(recorded.total, recorded.moved.join('\n')).toBeLessThan(0.01)
  }
}
