/**
 * What a guest's browser has to fetch for each page, read from a finished build without running it. Shared by
 * `npm run bench` and the budgets of the unit tests. One KB is 1,000 bytes here and in every table.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressPage } from '../../deploy/brotli.ts'
import { chooseCandidate } from './lib/picture-choice.mjs'

/** What a guest may have to fetch, in bytes; scripts above those of an empty page of the same framework. */
export const LIMITS = {
  script: { content: 20_000, form: 45_000 },
  html: 20_000,
  fonts: 90_000,
  hero: { phone: 60_000, laptop: 150_000 },
}

const FORM_PAGES = ['booking-inquiry', 'kvarglomt', 'lediga-jobb', 'avregistrera']

/** @param {string} route public path of a page or of its state, without language */
export function hasForm(route) {
  return FORM_PAGES.includes(route.split('/')[1])
}

/** The screens of the budgets: the phone that Lighthouse emulates, and a laptop. */
const SCREENS = {
  phone: { width: 412, density: 1.75 },
  laptop: { width: 1440, density: 1 },
}

/**
 * @typedef {object} PageBytes
 * @property {string} page path of the built page, e.g. `/sv/villkor/privacy`
 * @property {'sv' | 'en'} language
 * @property {string} route public path of the page or of its state, without language: `/villkor/privacy`
 * @property {number} htmlRaw bytes of the document
 * @property {number} html the same by brotli, as the page cache sends it
 * @property {number} htmlGzip the same by gzip (level 6), as the site's server sends it and guests without brotli get it
 * @property {number} script first-load JavaScript: every file that the document names, gzip level 9 each
 * @property {number} css gzip level 9
 * @property {string[]} preloadedFonts file names
 * @property {{ phone: number, laptop: number } | null} hero bytes of the preloaded AVIF picture on either screen
 * @property {boolean} heroHasWebp whether the same picture comes as WebP for other browsers
 */

/**
 * Measures the built pages of the two languages (not their `?lang=` twins, which differ in links alone).
 *
 * @param {object} [options]
 * @param {string} [options.buildFolder] the build, `.next`
 * @param {string} [options.publicFolder] files served as they are
 * @returns {Promise<{ pages: PageBytes[], fonts: { file: string, bytes: number }[] }>} fonts: all that the
 *   build holds
 * @throws {Error} where the build is missing or a page names a file that does not exist
 */
export async function measureBytes({ buildFolder = '.next', publicFolder = 'public' } = {}) {
  const app = path.join(buildFolder, 'server/app')
  const files = (await readdir(app, { recursive: true })).filter((file) =>
    /^(sv|en)(\/.+)?\.html$/.test(file.split(path.sep).join('/')),
  )
  if (files.length === 0) throw new Error(`No built pages in ${app}: run npm run build first.`)
  const sizeOf = cachedSizes(buildFolder)
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const page = `/${file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`
      const html = await readFile(path.join(app, file), 'utf8')
      return { ...describePage(page), ...(await measurePage(html, { sizeOf, publicFolder })) }
    }),
  )
  return { pages, fonts: await listFonts(buildFolder) }
}

/**
 * First-load JavaScript of one document, for apps that are no part of the site (the framework's own floor).
 * @param {string} html
 * @param {string} buildFolder
 * @returns {Promise<number>} bytes, gzip level 9 for each file
 */
export async function measureScript(html, buildFolder) {
  return sum(scriptsOf(html), cachedSizes(buildFolder))
}

async function measurePage(html, { sizeOf, publicFolder }) {
  const hero = heroOf(html)
  return {
    htmlRaw: Buffer.byteLength(html),
    html: (await compressPage(html)).length,
    htmlGzip: gzipSync(html).length,
    script: await sum(scriptsOf(html), sizeOf),
    css: await sum(matches(html, /<link rel="stylesheet" href="([^"]+)"/g), sizeOf),
    preloadedFonts: matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g).map((href) =>
      path.basename(href),
    ),
    hero: hero && {
      phone: await publicSize(publicFolder, chooseCandidate(hero.srcSet, hero.sizes, SCREENS.phone)),
      laptop: await publicSize(publicFolder, chooseCandidate(hero.srcSet, hero.sizes, SCREENS.laptop)),
    },
    heroHasWebp: hero !== null && html.includes('type="image/webp"'),
  }
}

function describePage(page) {
  const [, language, ...rest] = page.split('/')
  return { page, language, route: `/${rest.join('/')}` }
}

/** Files of the document's scripts, once each; browsers that know modules skip those marked `noModule`. */
function scriptsOf(html) {
  return matches(html, /<script src="([^"]+)"(?![^>]*\bnoModule\b)/g)
}

function heroOf(html) {
  const tag = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
  if (!tag) return null
  const attribute = (name) =>
    new RegExp(`${name}="([^"]*)"`, 'i')
      .exec(tag)[1]
      .replace(/&(lt|gt|amp);/g, (_, name) => ({ lt: '<', gt: '>', amp: '&' })[name])
  return { srcSet: attribute('imageSrcSet'), sizes: attribute('imageSizes') }
}

/** Each file of the build is compressed once, however many pages name it. */
function cachedSizes(buildFolder) {
  const sizes = new Map()
  return (address) => {
    if (!sizes.has(address)) {
      const file = path.join(buildFolder, address.replace(/^\/_next\//, ''))
      sizes.set(
        address,
        readFile(file).then((data) => gzipSync(data, { level: 9 }).length),
      )
    }
    return sizes.get(address)
  }
}

async function listFonts(buildFolder) {
  const folder = path.join(buildFolder, 'static/media')
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2'))
  return Promise.all(names.map(async (file) => ({ file, bytes: (await stat(path.join(folder, file))).size })))
}

async function publicSize(folder, address) {
  return (await stat(path.join(folder, decodeURIComponent(address)))).size
}

async function sum(addresses, sizeOf) {
  const sizes = await Promise.all(addresses.map(sizeOf))
  return sizes.reduce((total, size) => total + size, 0)
}

function matches(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found))]
}
