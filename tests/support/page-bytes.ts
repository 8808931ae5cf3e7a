import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressPage } from '../../deploy/brotli.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { chooseCandidate } from './picture-choice.ts'

/*
 * What a browser has to fetch for each page, read from a finished build. Used by the tests of the build and by
 * `npm run bench` in tools/. One KB is 1,000 bytes.
 */

/** First-load JavaScript of an empty page of these versions (`npm run bench -- bytes` in tools/ measures it). */
export const BASELINE = { next: '16.4.6', react: '19.3.1', script: 134_600 }

/** Budgets in bytes; scripts above the baseline. */
export const LIMITS = {
  script: { content: 20_000, form: 45_000 },
  html: 21_000,
  fonts: 90_000,
  hero: { phone: 60_000, laptop: 150_000 },
}

/** Pages that hold everything about their subject, for guests without scripts too. They may not grow. */
const HTML_ABOVE_LIMIT: Readonly<Record<string, number>> = {
  '/paketerbjudanden': 22_500,
}

/** @param route public path of a page or of one of its views, without language */
export const htmlLimit = (route: string): number => HTML_ABOVE_LIMIT[route] ?? LIMITS.html

const FORM_PAGES = ['booking-inquiry', 'kvarglomt', 'lediga-jobb', 'avregistrera']

/** @param route public path of a page or of one of its views, without language */
export function hasForm(route: string): boolean {
  return FORM_PAGES.includes(route.split('/')[1] ?? '')
}

/** The phone that Lighthouse emulates, and a laptop. */
const SCREENS = {
  phone: { width: 412, density: 1.75 },
  laptop: { width: 1440, density: 1 },
}

export interface PageBytes {
  /** Path of the built page, such as `/sv/villkor/privacy`. */
  page: string
  language: 'sv' | 'en'
  /** Public path of the page or of one of its views, without language: `/villkor/privacy`. */
  route: string
  /** The document as brotli, as the page cache sends it. */
  html: number
  /** The document as gzip (level 6), as the site's server sends it. */
  htmlGzip: number
  /** First-load JavaScript: every file that the document names, gzip level 9 each. */
  script: number
  /** Gzip level 9. */
  css: number
  /** File names. */
  preloadedFonts: string[]
  /** The preloaded AVIF picture on either screen. */
  hero: { phone: number; laptop: number } | null
  /** Whether the same picture comes as WebP for other browsers. */
  heroHasWebp: boolean
}

export interface BuildBytes {
  pages: PageBytes[]
  /** All fonts of the build. */
  fonts: { file: string; bytes: number }[]
}

type SizeOf = (address: string) => Promise<number>

/**
 * Measures the built pages of both languages, without their `?lang=` variants, which differ in links only.
 * @param options.buildFolder the build, `.next`
 * @param options.publicFolder files served as they are
 * @throws Error where the build is missing or a page names a file that does not exist
 */
export async function measureBytes({
  buildFolder = path.join(PROJECT_ROOT, '.next'),
  publicFolder = path.join(PROJECT_ROOT, 'public'),
} = {}): Promise<BuildBytes> {
  const app = path.join(buildFolder, 'server/app')
  const files = (await readdir(app, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(sv|en)(\/.+)?\.html$/.test(file))
  if (files.length === 0) throw new Error(`No built pages in ${app}: run npm run build first.`)
  const sizeOf = cachedSizes(buildFolder)
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const [language, ...rest] = file.replace(/\.html$/, '').split('/')
      const html = await readFile(path.join(app, file), 'utf8')
      return {
        page: `/${[language, ...rest].join('/')}`,
        language: language as 'sv' | 'en',
        route: `/${rest.join('/')}`,
        ...(await measurePage(html, sizeOf, publicFolder)),
      }
    }),
  )
  return { pages, fonts: await listFonts(buildFolder) }
}

/** First-load JavaScript of a document of any build, in bytes as gzip level 9. */
export async function measureScript(html: string, buildFolder: string): Promise<number> {
  return sum(scriptsOf(html), cachedSizes(buildFolder))
}

async function measurePage(html: string, sizeOf: SizeOf, publicFolder: string) {
  const hero = heroOf(html)
  const publicSize = async (screen: keyof typeof SCREENS) => {
    const address = chooseCandidate(hero?.srcSet ?? '', hero?.sizes ?? '', SCREENS[screen])
    return (await stat(path.join(publicFolder, decodeURIComponent(address)))).size
  }
  return {
    html: (await compressPage(html)).length,
    htmlGzip: gzipSync(html).length,
    script: await sum(scriptsOf(html), sizeOf),
    css: await sum(matches(html, /<link rel="stylesheet" href="([^"]+)"/g), sizeOf),
    preloadedFonts: matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g).map((href) =>
      path.basename(href),
    ),
    hero: hero && { phone: await publicSize('phone'), laptop: await publicSize('laptop') },
    heroHasWebp: hero !== null && html.includes('type="image/webp"'),
  }
}

/** Without `noModule` scripts, which browsers with modules skip. */
function scriptsOf(html: string): string[] {
  return matches(html, /<script src="([^"]+)"(?![^>]*\bnoModule\b)/g)
}

function heroOf(html: string): { srcSet: string; sizes: string } | null {
  const tag = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
  if (!tag) return null
  const attribute = (name: string) =>
    (new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  return { srcSet: attribute('imageSrcSet'), sizes: attribute('imageSizes') }
}

/** Compresses each file of the build once, however many pages name it. */
function cachedSizes(buildFolder: string): SizeOf {
  const sizes = new Map<string, Promise<number>>()
  return (address) => {
    const known = sizes.get(address)
    if (known) return known
    const file = path.join(buildFolder, address.replace(/^\/_next\//, ''))
    const size = readFile(file).then((data) => gzipSync(data, { level: 9 }).length)
    sizes.set(address, size)
    return size
  }
}

async function listFonts(buildFolder: string): Promise<BuildBytes['fonts']> {
  const folder = path.join(buildFolder, 'static/media')
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2'))
  return Promise.all(names.map(async (file) => ({ file, bytes: (await stat(path.join(folder, file))).size })))
}

async function sum(addresses: readonly string[], sizeOf: SizeOf): Promise<number> {
  const sizes = await Promise.all(addresses.map(sizeOf))
  return sizes.reduce((total, size) => total + size, 0)
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
}
