import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first is the smallest: it shows no window and runs the browser tests in two thirds of the time. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * The path of a Chromium for the browser tests. Installs Debian's package where that is possible; otherwise prints what
 * to do and exits with 1.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages …')
    aptGet('update', '-qq')
    // Older releases of Debian have the whole browser only.
    aptGet('install', '-y', '-qq', 'chromium-headless-shell')
    if (!findBrowser()) aptGet('install', '-y', '-qq', 'chromium')
  }
  const installed = findBrowser()
  if (installed) return installed
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}

function findBrowser(): string | undefined {
  return CANDIDATES.find((candidate) => candidate && existsSync(candidate))
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
