/**
 * `npm run screens`: pictures of every page at five widths, side by side, one file a page in docs/screens; ten pages in
 * English too. Serves the build that is there (npm run build:test).
 *
 *   npm run screens -- --before http://…   another version of the site that runs already; its pictures go on top
 *   npm run screens -- /boende /relax      only these pages
 */
import type { Browser } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startBackend, startSite } from '../../scripts/local/deployment.ts'
import { SEASON_DAY } from '../../scripts/season.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { launchBrowser } from '../browser.ts'
import { everyRoute } from '../pages.ts'
import { requireBuild } from '../requirements.ts'

const FOLDER = path.join(PROJECT_ROOT, 'docs/screens')
/** Width of the window, and of its picture on the sheet. */
const COLUMNS = [
  [390, 130],
  [768, 190],
  [1024, 220],
  [1440, 280],
  [1920, 330],
] as const
const GAP = 14

const englishPages = [
  '/',
  '/boende',
  '/restaurant',
  '/relax',
  '/conference',
  '/paketerbjudanden',
  '/upplevelser',
  '/booking-inquiry',
  '/hitta-till-oss',
  '/villkor',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' } },
})
requireBuild()
process.env.SITE_DATE ??= SEASON_DAY
const backend = await startBackend()
const site = await startSite(backend)
const browser = await launchBrowser()
await mkdir(FOLDER, { recursive: true })

const chosen = (route: string) => positionals.length === 0 || positionals.includes(route)
const nameOf = (route: string) => route.slice(1).replaceAll('/', '-') || 'home'
const pages = [
  ...everyRoute.map((route) => ({ route, address: route, name: nameOf(route) })),
  ...englishPages.map((route) => ({ route, address: `${route}?lang=en`, name: `${nameOf(route)}-en` })),
]

for (const { address, name } of pages.filter(({ route }) => chosen(route))) {
  const versions = [values.before, site.origin].filter((origin) => origin !== undefined)
  const strips: Buffer[] = []
  for (const origin of versions) {
    const strip = await takeStrip(browser, origin + address)
    if (strip) strips.push(strip)
  }
  await sharp(await join(strips, 'down'))
    .webp({ quality: 55, effort: 6 })
    .toFile(path.join(FOLDER, `${name}.webp`))
  console.log(name)
}
await browser.close()
await site.stop()
await backend.stop()

const HEAD = `# Every page at five widths

390, 768, 1024, 1440 and 1920 px, Swedish, ten pages in English too; with reduced motion, on ${SEASON_DAY}. Where there are two rows, the upper one is the version before. Taken by \`npm run screens\` in [tools](../tools/README.md). [Screenshots](screens.md) shows some pages larger.
`
const rows = pages.map(({ address, name }) => `## \`${address}\`\n\n![](screens/${name}.webp)\n`)
await writeFile(path.join(PROJECT_ROOT, 'docs/every-page.md'), `${HEAD}\n${rows.join('\n')}`)

/** @returns the page at all widths, side by side; undefined where the site does not have it */
async function takeStrip(browser: Browser, address: string): Promise<Buffer | undefined> {
  const pictures: Buffer[] = []
  for (const [width, column] of COLUMNS) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
    const page = await context.newPage()
    // Until it is hydrated, scrolling fetches no further pictures.
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    if (response?.status() !== 200) return
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top)
        await nextFrame()
        await nextFrame()
      }
      scrollTo(0, 0)
      // Some were added while the page scrolled.
      for (const image of document.images) image.loading = 'eager'
      await document.fonts.ready
    })
    await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete))
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
    pictures.push(
      await sharp(await page.screenshot({ fullPage: true }))
        .resize({ width: column })
        .png()
        .toBuffer(),
    )
    await context.close()
  }
  return join(pictures, 'right')
}

async function join(pictures: readonly Buffer[], direction: 'right' | 'down'): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const [along, across] =
    direction === 'right' ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const starts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, size) => sum + size[along] + GAP, 0),
  )
  const canvas = {
    [along]: sizes.reduce((sum, size) => sum + size[along] + GAP, -GAP),
    [across]: Math.max(...sizes.map((size) => size[across])),
  } as { width: number; height: number }
  return sharp({ create: { ...canvas, channels: 3, background: '#fff' } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: direction === 'right' ? starts[index]! : 0,
        top: direction === 'right' ? 0 : starts[index]!,
      })),
    )
    .png()
    .toBuffer()
}
