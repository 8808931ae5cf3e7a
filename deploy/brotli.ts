// @ts-nocheck
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** How brotli is used in front of the site, in one place for the page cache and for whoever measures it. */

/** A page is compressed while its first guest waits: some 30 ms at this level, 70 ms at the highest. */
export const PAGE_LEVEL = 10

/**
 * A page as the page cache keeps it.
 * @param {string | Buffer} page
 * @returns {Promise<Buffer>}
 */
export const compressPage = (page) => compress(page, PAGE_LEVEL)

/**
 * A file as it lies beside the page cache: compressed in advance, so at the highest level.
 * @param {string | Buffer} file
 * @returns {Promise<Buffer>}
 */
export const compressFile = (file) => compress(file, constants.BROTLI_MAX_QUALITY)

function compress(data, level) {
  return promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
}
