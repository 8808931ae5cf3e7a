import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startFirefox } from './firefox.ts'
import { formFlows } from './flows/forms.ts'
import { navigationFlows } from './flows/navigation.ts'
import { openStateFlows } from './flows/open-states.ts'
import { Guest } from './guest.ts'
import type { Tab, TestedBrowser } from './tab.ts'
import { startWebKit } from './webkit.ts'
import { FIREFOX, WEBKIT_DRIVER } from './programs.ts'

const browsers = { Firefox: () => startFirefox(FIREFOX), WebKit: () => startWebKit(WEBKIT_DRIVER) }
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 844 },
]

for (const [name, start] of Object.entries(browsers)) {
  describe(name, () => {
    let browser: TestedBrowser
    beforeAll(async () => {
      browser = await start()
    })
    afterAll(() => browser.close())

    describe.each(sizes)('at $width px', (size) => {
      let tab: Tab
      beforeEach(async () => {
        tab = await browser.openTab(size)
      })
      afterEach(() => tab.close())

      test.each(Object.entries({ ...navigationFlows, ...openStateFlows, ...formFlows }))(
        '%s',
        async (_, flow) => {
          await flow(new Guest(tab, inject('deployedSite').origin))
          expect(tab.faults(), 'console').toEqual([])
        },
      )
    })
  })
}
