export interface PictureFile {
  name: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Part of the file names. */
  hash: string
  /** What a crop keeps, 0 to 1 from the left and the top. */
  focal: Point
  /** The summit, in pictures that show the same mountain from the same place. */
  peak?: Point
  /** What a hero always shows whole. Every picture of a hero has one. */
  focusBox?: Point & { width: number; height: number }
  /** Colour of the header's text on it, where it is not snow. */
  tone?: 'fir'
  /** Colour of its upper edge, which a hero higher than the picture goes on with. */
  sky?: string
}

/** A place in a picture, 0 to 1 from the left and the top. */
interface Point {
  x: number
  y: number
}

/** Widths in pixels, of originals from a width and of others. Browsers without AVIF get one WebP. */
export const WIDE = { from: 2000, avif: [640, 960, 1440, 2400], webp: 1440 }
const REGULAR = { avif: [400, 800, 1200], webp: 800 }

export function pictureFiles({ name, hash, width }: Pick<PictureFile, 'name' | 'hash' | 'width'>) {
  const { avif, webp } = width >= WIDE.from ? WIDE : { ...REGULAR, avif: [...REGULAR.avif, width] }
  const file = (format: 'avif' | 'webp', fileWidth: number) => ({
    file: `${name}-${hash}-${fileWidth}.${format}`,
    format,
    width: fileWidth,
  })
  return [...avif.map((fileWidth) => file('avif', fileWidth)), file('webp', webp)]
}

/** URLs of a picture: the `srcSet` of its AVIF files, and the WebP for browsers without that format. */
export interface PictureSources {
  avifSrcSet: string
  fallback: string
}

export function pictureSources(picture: PictureFile): PictureSources {
  const files = pictureFiles(picture)
  return {
    avifSrcSet: files
      .filter(({ format }) => format === 'avif')
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', '),
    fallback: `/pictures/${files.find(({ format }) => format === 'webp')?.file}`,
  }
}
