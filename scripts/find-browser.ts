import { existsSync } from 'node:fs'

/** The first is the smallest: it shows no window and runs the browser tests in two thirds of the time. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const NO_BROWSER =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/** The path of a Chromium; undefined where there is none. */
export function findBrowser(): string | undefined {
  return CANDIDATES.find((candidate) => candidate && existsSync(candidate))
}
