import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { TestedBrowser } from './tab.ts'

/** Firefox, which is driven by WebDriver BiDi without a driver program. */
export async function startFirefox(executablePath: string): Promise<TestedBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  return {
    async openTab(size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.evaluateOnNewDocument(() => {
        // what is still on its way is cut off when the page is left
        let isLeft = false
        addEventListener('beforeunload', () => (isLeft = true))
        const writeError = console.error
        console.error = (...values: unknown[]) => {
          // an error arrives without its message
          if (!isLeft) writeError(...values.map((value) => (value instanceof Error ? String(value) : value)))
        }
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error('forbidden by', violatedDirective, blockedURI),
        )
      })
      return {
        async open(address) {
          await page.goto(address)
        },
        evaluate: (expression) => page.evaluate(expression),
        async find(expression) {
          const handle = await page.evaluateHandle(expression)
          const element = handle.asElement() as ElementHandle<Element> | null
          if (!element) return undefined
          return {
            click: () => element.click(),
            type: (text) => element.type(text),
            async clear() {
              await element.click({ count: 3 })
              await page.keyboard.press('Backspace')
            },
            async typeDate(day) {
              const [year = '', month = '', date = ''] = day.split('-')
              await element.focus()
              await page.keyboard.type(month + date + year)
            },
            chooseFile: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
          }
        },
        press: (key) => page.keyboard.press(key),
        faults: () => faults,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
