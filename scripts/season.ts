/** A day in the season that the content describes: today in `npm run dev`, `npm run preview` and the browser tests. */
export const SEASON_DAY = '2025-10-20'

/** Where the browser tests run the site (scripts/test-server.ts). */
export const TEST_PORT = 3105
export const TEST_ORIGIN = `http://127.0.0.1:${TEST_PORT}`
