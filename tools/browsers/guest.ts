import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { expect, vi } from 'vitest'
import type { Tab } from './drivers.ts'

const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const WAIT = { timeout: 12_000, interval: 60 }

/** How a guest names a part of the page: by its role and name, by the label of a field, or by its text. */
type Part = { role: string; name?: Wording } | { label: Wording } | { text: Wording }

/** A whole text, or the source of a regular expression. */
type Wording = string | { pattern: string }

/** Where a part is: it lies within the parts before it. */
type Place = readonly Part[]

declare global {
  var TestingLibraryDom: typeof TestingLibrary
}

interface Found {
  count: number
  hasFocus: boolean
  /** The first one is in the window and nothing covers it. */
  isReachable: boolean
  /** Of the first one. */
  value: string
  top: number
}

/** Runs in the page: marks the first element at a place and brings it into the window. */
function findInPage(place: Place): Found {
  const matcher = (text: Wording) => (typeof text === 'string' ? text : new RegExp(text.pattern, 'u'))
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
  let found = [document.body]
  for (const part of place) {
    found = found
      .flatMap((within) => {
        if ('label' in part) return queryAllByLabelText(within, matcher(part.label))
        if ('text' in part) return queryAllByText(within, matcher(part.text))
        return queryAllByRole(within, part.role, part.name === undefined ? {} : { name: matcher(part.name) })
      })
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
  }
  for (const each of document.querySelectorAll('[data-found]')) each.removeAttribute('data-found')
  const [first] = found
  if (!first) return { count: 0, hasFocus: false, isReachable: false, value: '', top: 0 }
  first.setAttribute('data-found', '')
  const top = first.getBoundingClientRect().top
  first.scrollIntoView({ block: 'center', behavior: 'instant' })
  const line = first.getClientRects()[0] ?? first.getBoundingClientRect()
  const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  return {
    count: found.length,
    hasFocus: found.includes(document.activeElement as HTMLElement),
    isReachable: hit !== null && (first.contains(hit) || hit.closest('label')?.control === first),
    value: (first as HTMLInputElement).value,
    top,
  }
}

/** Someone who uses the site by what can be seen and read. Every step waits until it can be made. */
export class Guest {
  readonly #tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  /** Opens a page without the notice about cookies, which stands before other things on a phone. */
  async open(path: string): Promise<void> {
    await this.#tab.open(this.#origin + path)
    await this.#tab.evaluate("localStorage.setItem('cookieConsent', 'false')")
    await this.#tab.open(this.#origin + path)
    await this.#untilReady()
  }

  async click(...place: Place): Promise<void> {
    await this.#expect(place, ({ isReachable }) => isReachable)
    await this.#tab.click('[data-found]')
  }

  async type(text: string, ...place: Place): Promise<void> {
    await this.#expect(place, ({ isReachable }) => isReachable)
    await this.#tab.type('[data-found]', text)
  }

  /** @param day such as 2027-03-12 */
  async typeDate(day: string, ...place: Place): Promise<void> {
    await this.#expect(place, ({ isReachable }) => isReachable)
    await this.#tab.typeDate('[data-found]', day)
    await this.#expect(place, ({ value }) => value === day)
  }

  press(key: 'Escape' | 'Enter'): Promise<void> {
    return this.#tab.press(key)
  }

  sees(...place: Place): Promise<void> {
    return this.#expect(place, ({ count }) => count > 0)
  }

  seesNo(...place: Place): Promise<void> {
    return this.#expect(place, ({ count }) => count === 0)
  }

  hasFocusOn(...place: Place): Promise<void> {
    return this.#expect(place, ({ hasFocus }) => hasFocus)
  }

  /** Waits for the URL's path and for `<html lang>`. */
  async isAt(path: string, language = 'sv'): Promise<void> {
    const read = () => this.#tab.evaluate('location.pathname + " " + document.documentElement.lang')
    await vi.waitFor(async () => expect(await read()).toBe(`${path} ${language}`), WAIT)
    await this.#untilReady()
  }

  async #untilReady(): Promise<void> {
    const isReady = () => this.#tab.evaluate("document.documentElement.dataset.hydrated === 'true'")
    await vi.waitFor(async () => expect(await isReady(), 'the page is interactive').toBe(true), WAIT)
  }

  async #expect(place: Place, isFulfilled: (found: Found) => boolean): Promise<void> {
    let found: Found | undefined
    const check = async () => {
      // each new page needs the library anew
      if (!(await this.#tab.evaluate("'TestingLibraryDom' in globalThis"))) {
        await this.#tab.evaluate(`(() => { ${LIBRARY} })()`)
      }
      found = (await this.#tab.evaluate(`(${String(findInPage)})(${JSON.stringify(place)})`)) as Found
      if (!isFulfilled(found)) throw new Error('not yet')
    }
    await vi.waitFor(check, WAIT).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(place)}: ${JSON.stringify(found ?? String(error))}`, { cause: error })
    })
  }
}
