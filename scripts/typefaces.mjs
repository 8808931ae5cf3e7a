import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const FILES = {
  sans: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'serif-italic': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
}

/**
 * A typeface of the house as it is published, in all its weights; app/fonts.ts tells what each is for.
 * @param {keyof typeof FILES} name
 * @returns {Promise<Buffer>} WOFF2
 */
export function readTypeface(name) {
  return readFile(createRequire(import.meta.url).resolve(FILES[name]))
}
