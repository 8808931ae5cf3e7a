import { walkByKeyboard } from '../support/keyboard-walk'
import { expect, messages, test, widths } from '../support/test'

const walks = [
  { address: '/', width: widths.phone },
  { address: '/', width: widths.desktop },
  { address: '/booking-inquiry?fromConference=true', width: widths.phone },
  { address: '/relax', width: widths.desktop },
]

for (const { address, width } of walks) {
  test(`every stop of ${address} by Tab is seen, in order, and none is a trap, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    // when reception is closed, the footer has one stop more
    await page.clock.setFixedTime('2025-10-20T20:00:00+02:00')
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    const stops = await walkByKeyboard(page)
    expect(stops[0]).toContain(messages.sv.layout.skipToContent)
    expect(stops.length).toBeGreaterThan(20)
  })
}
