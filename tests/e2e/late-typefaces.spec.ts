import { expect, test } from '../support/test'

/** The width of the benchmark's phone. */
test.use({ viewport: { width: 412, height: 823 } })

for (const path of ['/', '/blog/2', '/nyar', '/hostretreat', '/food-event/kraftskiva', '/weekly-menu']) {
  test(`nothing on ${path} moves when its typefaces come late`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = { shift: 0, moved: [] as string[] }
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as LayoutShift[]) {
          seen.shift += shift.value
          for (const { node } of shift.sources) if (node?.textContent) seen.moved.push(node.textContent)
        }
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { seen })
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    await twoFrames()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')

    release()
    await page.evaluate(() => document.fonts.ready)
    await twoFrames()
    const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    expect(shift, moved.join('\n')).toBeLessThan(0.01)
  })
}

interface Seen {
  shift: number
  moved: string[]
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}
