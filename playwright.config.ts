import { defineConfig } from '@playwright/test'
import { findBrowser, NO_BROWSER } from './scripts/find-browser.ts'
import { SEASON_DAY, TEST_ORIGIN } from './scripts/season.ts'

// What tests read from content/ is then what the server shows.
process.env.SITE_DATE ??= SEASON_DAY

const executablePath = findBrowser()
if (executablePath === undefined) throw new Error(NO_BROWSER)

/** Browser tests: what a guest does, by role and name, in both languages. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; a test that fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: TEST_ORIGIN,
    // The cookie notice has been answered; tests of a first visit `use(firstVisit)`.
    storageState: {
      cookies: [],
      origins: [{ origin: TEST_ORIGIN, localStorage: [{ name: 'cookieConsent', value: 'false' }] }],
    },
    // Drawing what moves takes half of the time; tests of motion call `emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a third of the time; `--trace on` does it where one is looked into.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/test-server.ts',
    url: `${TEST_ORIGIN}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
