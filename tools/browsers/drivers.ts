import { spawn } from 'node:child_process'
import { once } from 'node:events'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { freePort, startChild } from '../../scripts/local/child.ts'

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** One window without cookies or stored values. Elements are given as CSS selectors. */
export interface Tab {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Types a day such as 2027-03-12 into a date field, as the browser shows it. */
  typeDate: (selector: string, day: string) => Promise<void>
  press: (key: 'Escape' | 'Enter') => Promise<void>
  /** Console errors and uncaught errors so far; of WebKit none are known. */
  errors: () => string[]
  close: () => Promise<void>
}

export interface Driver {
  openTab: (width: number) => Promise<Tab>
  close: () => Promise<void>
}

const HEIGHT = 844

/** Firefox, which puppeteer drives by WebDriver BiDi without a driver program. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX })
  return {
    async openTab(width) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: HEIGHT })
      const errors: string[] = []
      page.on('console', (message) => {
        // Firefox cuts off what is on its way before `beforeunload`.
        if (message.type() !== 'error' || message.text() === 'TypeError: Error in input stream') return
        errors.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.evaluateOnNewDocument(() => {
        // what is still on its way is cut off when the page is left
        const { error } = console
        addEventListener('beforeunload', () => (console.error = () => {}))
        console.error = (...values: unknown[]) =>
          error(...values.map((value) => (value instanceof Error ? String(value) : value)))
      })
      return {
        open: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        async typeDate(selector, day) {
          const [year = '', month = '', date = ''] = day.split('-')
          await page.focus(selector)
          await page.keyboard.type(month + date + year)
        },
        press: (key) => page.keyboard.press(key),
        errors: () => errors,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** WebKitGTK on a screen that exists in memory. Its window is no narrower than a tablet. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const stopScreen = () => screen.kill()
  process.once('exit', stopScreen)
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const program = await startChild(WEBKIT_DRIVER, ['-p', String(port)], {
    probe: `${server}/status`,
    env: { DISPLAY: `:${display.toString().trim()}`, NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' },
  })
  return {
    async openTab(width) {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build()
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT })
      return webKitTab(driver)
    },
    async close() {
      await program.stop()
      process.off('exit', stopScreen)
      stopScreen()
    },
  }
}

function webKitTab(driver: WebDriver): Tab {
  const find = (selector: string) => driver.findElement({ css: selector })
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (selector) => find(selector).click(),
    type: async (selector, text) => find(selector).sendKeys(text),
    async typeDate(selector, day) {
      const [year = '', month = '', date = ''] = day.split('-')
      await driver.executeScript('arguments[0].focus()', await find(selector))
      const actions = driver.actions()
      // the field does not go on to its next part by itself
      const keys = [...month, Key.ARROW_RIGHT, ...date, Key.ARROW_RIGHT, ...year, Key.TAB]
      for (const key of keys) actions.keyDown(key).keyUp(key)
      await actions.perform()
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Escape' ? Key.ESCAPE : Key.ENTER)
        .perform(),
    errors: () => [],
    close: () => driver.quit(),
  }
}
