/**
 * `npm run season`: builds the site for seven days of the content's year and a year later, reads it in a browser in both
 * languages, and writes what each place shows (docs/season.md). Fails where something that is over is still offered,
 * where the two languages differ, or where two pages disagree.
 */
import type { Browser } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { christmas, foodEvents, newYear } from '../../content/facts.ts'
import { isOffered, onDay, type Dated } from '../../lib/dates/offers.ts'
import { locales, type Locale } from '../../lib/i18n/locales.ts'
import { startBackend, startSite } from '../../scripts/local/deployment.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { launchBrowser } from '../browser.ts'
import { everyRoute } from '../pages.ts'
import { eventPages, readAnnouncements, readPage, type Seen } from './read-page.ts'

const days: [day: string, season: string][] = [
  ['2025-06-01', 'before everything'],
  ['2025-08-16', 'the day after the crayfish party'],
  ['2025-10-20', 'before the retreat'],
  ['2025-11-10', 'the day after the retreat'],
  ['2025-12-13', 'the day after the last evening of the Christmas buffet'],
  ['2026-01-01', 'the day after New Year’s Eve'],
  ['2026-11-22', 'a year later'],
]

/** When each page with days may offer them. */
const offeredDays: Readonly<Record<(typeof eventPages)[number], Dated>> = {
  '/food-event/kraftskiva': foodEvents.crayfish,
  '/hostretreat': foodEvents.retreat,
  '/julbord': christmas.season,
  '/nyar': onDay(newYear.date),
}

const HEAD = `# What each place shows on which day

One version of the site, built for seven days and read in a browser in both languages by \`npm run season\` in [tools](../tools/README.md).

| Day | Coming events on /evenemang | "Aktuellt" on the home page | Ticker | Christmas pop-up | First on /weekly-menu | Pages that offer a booking | Pages with events in structured data |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

const faults: string[] = []
const rows: string[] = []
const browser = await launchBrowser()
const backend = await startBackend()
for (const [day, season] of days) {
  process.env.SITE_DATE = day
  const exitCode = await runNode(['scripts/build.ts'], process.env)
  if (exitCode !== 0) process.exit(exitCode)
  const site = await startSite(backend)
  const [swedish, english] = await Promise.all(
    locales.map((locale) => readSite(browser, site.origin, day, locale)),
  )
  await site.stop()
  if (!swedish || !english) throw new Error('The site has two languages')
  if (swedish.shape !== english.shape)
    faults.push(`${day}: the languages differ:\n  ${swedish.shape}\n  ${english.shape}`)
  rows.push(`| ${day}, ${season} | ${swedish.cells.join(' | ')} |`)
}
await backend.stop()
await browser.close()
await writeFile(path.join(PROJECT_ROOT, 'docs/season.md'), `${HEAD}${rows.join('\n')}\n`)
await runNode(
  [path.join(PROJECT_ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', 'docs/season.md'],
  {
    ...process.env,
  },
)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

/** @returns the cells of the day's row, and what both languages must have in common */
async function readSite(browser: Browser, origin: string, day: string, locale: Locale) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'language', value: locale, url: origin }])
  const page = await context.newPage()
  await page.clock.install({ time: `${day}T12:00:00Z` })
  const seen = new Map<string, Seen>()
  for (const route of everyRoute) seen.set(route, await readPage(page, `${origin}${route}`))
  const { lines, popup } = await readAnnouncements(page, `${origin}/`, locale)
  await page.goto(`${origin}/weekly-menu`)
  const menu = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  await context.close()

  if ((popup !== undefined) !== christmas.buffet.dates.some((date) => date >= day))
    faults.push(`${day} ${locale}: ${popup === undefined ? 'no Christmas pop-up' : `pop-up "${popup}"`}`)
  const offering = eventPages.filter((route) => seen.get(route)?.offers)
  for (const route of eventPages) {
    const wanted = isOffered(offeredDays[route], day)
    if (offering.includes(route) !== wanted)
      faults.push(`${day} ${locale} ${route}: ${wanted ? 'offers nothing' : 'offers what is over'}`)
  }
  const allowed: readonly string[] = eventPages.filter((route) => isOffered(offeredDays[route], day))
  for (const [route, { events, subjects }] of seen) {
    for (const end of events.filter((end) => end < day))
      faults.push(`${day} ${locale} ${route}: structured data has an event that ended on ${end}`)
    for (const [subject, owner] of subjects.filter(([, owner]) => !allowed.includes(owner)))
      faults.push(`${day} ${locale} ${route}: a button asks for ${subject}, and ${owner} is over`)
  }
  const withEvents = [...seen].filter(([, { events }]) => events.length > 0)
  const home = seen.get('/')
  const calendar = seen.get('/evenemang')
  return {
    cells: [
      calendar?.coming.join(', ') || 'none',
      home?.current ?? '',
      lines.join('; '),
      popup ?? 'none',
      menu,
      offering.join(', ') || 'none',
      withEvents.map(([route, { events }]) => `${route} (${events.length})`).join(', ') || 'none',
    ],
    shape: JSON.stringify([
      calendar?.coming.length,
      lines.length,
      popup === undefined,
      offering,
      withEvents.map(([route, { events }]) => [route, events]),
    ]),
  }
}
