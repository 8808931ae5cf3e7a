import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Brotli levels of the page cache, shared with the benchmark. */

/** Pages are compressed while the first guest waits: some 30 ms at this level, 70 ms at the highest. */
export const PAGE_LEVEL = 10

/** Compresses a page as nginx does before it stores it. */
export const compressPage = (page: string | Buffer): Promise<Buffer> => compress(page, PAGE_LEVEL)

/** Compresses a file in advance, hence at the highest level. */
export const compressFile = (file: string | Buffer): Promise<Buffer> =>
  compress(file, constants.BROTLI_MAX_QUALITY)

function compress(data: string | Buffer, level: number): Promise<Buffer> {
  return promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
}
