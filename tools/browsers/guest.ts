import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import { findPartsInPage, reachInPage, type Part } from './in-page.ts'
import type { FoundElement, Key, Tab } from './tab.ts'

const LIBRARY = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js')

/** How long a guest waits for a part of the page. */
const WAIT = { timeout: 12_000, interval: 60 }

/** An expression that calls a function in the page, where it can use nothing from outside itself. */
const callInPage = <Args extends unknown[]>(inPage: (...args: Args) => unknown, args: Args) =>
  `(${String(inPage)})(...${JSON.stringify(args)})`

/**
 * Someone who uses the site by what can be seen and read. Every step waits until it can be made. A part of the page is
 * given as a path: it lies within the parts before it.
 */
export class Guest {
  readonly #tab: Tab
  readonly #origin: string
  #hasAnswered = false

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  /** Opens a page without the notice about cookies, which stands before other things on a phone. */
  async open(path: string): Promise<void> {
    await this.#tab.open(this.#origin + path)
    if (!this.#hasAnswered) {
      this.#hasAnswered = true
      await this.#run(() => localStorage.setItem('cookieConsent', 'false'))
      await this.#tab.open(this.#origin + path)
    }
    await this.#untilReady()
  }

  /** Opens a page as a guest who has not been here yet. */
  async openFirstTime(path: string): Promise<void> {
    this.#hasAnswered = true
    await this.open(path)
  }

  async goBack(): Promise<void> {
    await this.#run(() => history.back())
  }

  async click(...path: Part[]): Promise<void> {
    await (await this.#reach(path)).click()
  }

  async type(text: string, ...path: Part[]): Promise<void> {
    await (await this.#reach(path)).type(text)
  }

  async clear(...path: Part[]): Promise<void> {
    await (await this.#reach(path)).clear()
  }

  /** @param day such as 2027-03-12 */
  async typeDate(day: string, ...path: Part[]): Promise<void> {
    await (await this.#reach(path)).typeDate(day)
    await this.hasValue(day, ...path)
  }

  async chooseFile(file: string, ...path: Part[]): Promise<void> {
    await (await this.#find(path)).chooseFile(file)
  }

  async press(key: Key): Promise<void> {
    await this.#tab.press(key)
  }

  /** @returns how far the part is from the top of the window */
  async bringIntoView(...path: Part[]): Promise<number> {
    await this.#reach(path)
    return this.#top(path)
  }

  async sees(...path: Part[]): Promise<void> {
    await this.#expect(path, async () => expect(await this.#count(path)).toBeGreaterThan(0))
  }

  async seesNo(...path: Part[]): Promise<void> {
    await this.seesTimes(0, ...path)
  }

  async seesTimes(count: number, ...path: Part[]): Promise<void> {
    await this.#expect(path, async () => expect(await this.#count(path)).toBe(count))
  }

  async isAt(address: string): Promise<void> {
    await vi.waitFor(async () => {
      const { pathname, search, hash } = new URL(await this.#run(() => location.href))
      expect(pathname + search + hash).toBe(address)
    }, WAIT)
    await this.#untilReady()
  }

  async readsIn(language: string): Promise<void> {
    await vi.waitFor(
      async () => expect(await this.#run(() => document.documentElement.lang)).toBe(language),
      WAIT,
    )
    await this.#untilReady()
  }

  /** Expects that a part has the keyboard's focus. */
  async hasFocusOn(...path: Part[]): Promise<void> {
    await this.#expect(path, async () => {
      const focused = await this.#run(
        (wanted) => globalThis.findParts(wanted).some((element) => element === document.activeElement),
        path,
      )
      expect(focused, 'has the focus').toBe(true)
    })
  }

  async hasValue(value: string, ...path: Part[]): Promise<void> {
    await this.#expect(path, async () => {
      const read = await this.#run(
        (wanted) => (globalThis.findParts(wanted)[0] as HTMLInputElement | undefined)?.value,
        path,
      )
      expect(read, 'value').toBe(value)
    })
  }

  async hasAttribute(name: string, value: string, ...path: Part[]): Promise<void> {
    await this.#expect(path, async () => {
      const read = await this.#run(
        (wanted, attribute) => globalThis.findParts(wanted)[0]?.getAttribute(attribute),
        path,
        name,
      )
      expect(read, name).toBe(value)
    })
  }

  async hasStyle(property: string, value: string, ...path: Part[]): Promise<void> {
    await this.#expect(path, async () => {
      const read = await this.#run(
        (wanted, name) => {
          const [element] = globalThis.findParts(wanted)
          return element && getComputedStyle(element).getPropertyValue(name)
        },
        path,
        property,
      )
      expect(read, property).toBe(value)
    })
  }

  /** Expects a part to come to rest at a distance from the top of the window. */
  async isAtHeight(top: number, ...path: Part[]): Promise<void> {
    await this.#expect(path, async () => expect(Math.abs((await this.#top(path)) - top)).toBeLessThan(3))
  }

  /** Waits until a part is in the window, stands still and nothing covers it. */
  async #reach(path: Part[]): Promise<FoundElement> {
    let before = ''
    await this.#expect(path, async () => {
      const { at, coveredBy } = await this.#run(reachInPage, path)
      const isStill = at === before
      before = at
      expect(coveredBy, 'what covers it').toBe('')
      expect(isStill, 'stands still').toBe(true)
    })
    return this.#find(path)
  }

  async #find(path: Part[]): Promise<FoundElement> {
    let element: FoundElement | undefined
    await this.#expect(path, async () => {
      await this.#prepare()
      element = await this.#tab.find(callInPage((wanted) => globalThis.findParts(wanted)[0], [path]))
      expect(element).toBeDefined()
    })
    return element!
  }

  #count(path: Part[]): Promise<number> {
    return this.#run((wanted) => globalThis.findParts(wanted).length, path)
  }

  #top(path: Part[]): Promise<number> {
    return this.#run(
      (wanted) => globalThis.findParts(wanted)[0]?.getBoundingClientRect().top ?? Number.NaN,
      path,
    )
  }

  /** Gives the page what the functions of in-page.ts use; each page needs it anew. */
  async #prepare(): Promise<void> {
    if (await this.#tab.evaluate("'findParts' in globalThis")) return
    const library = await readFile(LIBRARY, 'utf8')
    await this.#tab.evaluate(`(() => { ${library}\n;globalThis.findParts = ${String(findPartsInPage)} })()`)
  }

  async #run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    await this.#prepare()
    return (await this.#tab.evaluate(callInPage(inPage, args))) as Result
  }

  async #untilReady(): Promise<void> {
    await vi.waitFor(async () => {
      const isReady = await this.#run(() => document.documentElement.dataset.hydrated === 'true')
      expect(isReady, 'the page is interactive').toBe(true)
    }, WAIT)
  }

  async #expect(path: Part[], check: () => Promise<void>): Promise<void> {
    await vi.waitFor(check, WAIT).catch((error: unknown) => {
      const parts = path.map((part) => JSON.stringify(part)).join(' > ')
      throw new Error(`${parts}: ${String(error)}`, { cause: error })
    })
  }
}
