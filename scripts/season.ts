/** A day in the season that the content describes: today in `npm run dev`, `npm run preview` and the browser tests. */
export const SEASON_DAY = '2025-10-20'
