import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/local/child.ts'
import type { TestedBrowser } from './tab.ts'

const WINDOW = path.join(import.meta.dirname, 'webkit-window.js')
const keys = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT }

const SCREEN = { width: 1600, height: 1200 }

/** Now and then a window does not answer its driver; the next one does. */
const ATTEMPTS = 3
const WINDOW_OPENS_WITHIN_MS = 15_000

/** WebKitGTK on a screen that exists in memory. */
export async function startWebKit(driverPath: string): Promise<TestedBrowser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  )
  const stop = () => screen.kill()
  process.once('exit', stop)
  const display = await readDisplay(screen)
  return {
    async openTab(size) {
      const { driver, faults, endAll } = await openWindow(driverPath, display)
      const place = {
        // below the pointer, which stands in the middle: that gives a window the focus
        x: Math.round((SCREEN.width - size.width) / 2),
        y: Math.round((SCREEN.height - size.height) / 2),
      }
      await driver
        .manage()
        .window()
        .setRect({ ...place, ...size })
      const press = (pressed: readonly string[]) => {
        const actions = driver.actions()
        for (const key of pressed.flatMap((text) => [...text])) actions.keyDown(key).keyUp(key)
        return actions.perform()
      }
      return {
        open: (address) => driver.get(address),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        async find(expression) {
          const element = await driver.executeScript<WebElement | null>(`return ${expression}`)
          if (!element) return undefined
          return {
            click: () => element.click(),
            type: (text) => element.sendKeys(text),
            clear: () => element.clear(),
            async typeDate(day) {
              const [year = '', month = '', date = ''] = day.split('-')
              await driver.executeScript('arguments[0].focus()', element)
              // the field does not go on to its next part by itself
              await press([month, Key.ARROW_RIGHT, date, Key.ARROW_RIGHT, year, Key.TAB])
            },
            chooseFile: (file) => element.sendKeys(file),
          }
        },
        press: (key) => press([keys[key]]),
        faults: () => faults,
        close: () => Promise.resolve(endAll()),
      }
    },
    close: () => {
      process.off('exit', stop)
      stop()
      return Promise.resolve()
    },
  }
}

/** The number of the screen's display, which Xvfb writes once it is ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3]
  if (!output) throw new Error('Xvfb has no third output')
  const [chunk] = (await once(output, 'data')) as [Buffer]
  return chunk.toString().trim()
}

async function openWindow(driverPath: string, display: string) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const faults: string[] = []
    const port = await freePort()
    // a process group of its own: a browser that hangs can be ended only from outside
    const program = spawn(driverPath, ['-p', String(port)], {
      detached: true,
      env: { ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface(program.stdout).on('line', (line) => {
      if (line.startsWith('FAULT ')) faults.push(line.slice('FAULT '.length))
    })
    const kill = () => {
      if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGKILL')
    }
    const endAll = () => {
      process.off('exit', kill)
      kill()
    }
    process.once('exit', kill)
    const driver = await Promise.race([connect(port), wait(WINDOW_OPENS_WITHIN_MS)])
    if (driver) return { driver, faults, endAll }
    endAll()
  }
  throw new Error(`No window opened in ${ATTEMPTS} attempts`)
}

async function connect(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await wait(50)
  const capabilities = new Capabilities({
    browserName: 'webkit-window',
    'webkitgtk:browserOptions': { binary: WINDOW, args: [] },
  })
  return new Builder().usingServer(server).withCapabilities(capabilities).build()
}
