import { walkByKeyboard } from '../support/keyboard-walk'
import { expect, messages, test, widths } from '../support/test'

const walks = [
  { path: '/', width: widths.phone },
  { path: '/', width: widths.desktop },
  { path: '/booking-inquiry?fromConference=true', width: widths.phone },
  { path: '/relax', width: widths.desktop },
]

for (const { path, width } of walks) {
  test(`Tab reaches every control of ${path} in order and in view, at ${width} px`, async ({ page }) => {
    test.slow()
    // when reception is closed, the footer has one stop more
    await page.clock.setFixedTime('2025-10-20T20:00:00+02:00')
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    const stops = await walkByKeyboard(page)
    expect(stops[0]).toContain(messages.sv.layout.skipToContent)
    expect(stops.length).toBeGreaterThan(20)
  })
}
