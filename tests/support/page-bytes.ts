import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Bytes: scripts and styles as gzip, documents as brotli. The framework's empty page has 135,000 of script. */
export const LIMITS = {
  contentScript: 159_600,
  formScript: 183_700,
  styles: 29_800,
  document: 24_700,
  fonts: 90_000,
}

const sizes = new Map<string, number>()

/** Compresses each file of the build once, however many pages name it. */
function sizeOf(url: string): number {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(url.replace(/^\/_next/, '.next')), { level: 9 }).length
  sizes.set(url, size)
  return size
}

function sum(html: string, pattern: RegExp): number {
  const urls = new Set([...html.matchAll(pattern)].map(([, url = '']) => url))
  return [...urls].reduce((total, url) => total + sizeOf(url), 0)
}

/** First-load JavaScript of a document of the build. Browsers with modules skip `noModule` scripts. */
export const scriptBytes = (html: string): number => sum(html, /<script src="([^"]+)"(?![^>]*\bnoModule\b)/g)

export const styleBytes = (html: string): number => sum(html, /<link rel="stylesheet" href="([^"]+)"/g)
