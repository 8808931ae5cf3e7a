/** What is needed to show a picture. */
export interface PictureFile {
  name: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Part of the file names. */
  hash: string
  /** Position of the subject, 0 to 1 from the left and the top. */
  focal: { x: number; y: number }
}

/** Widths in pixels, besides an AVIF as wide as the original. Browsers without AVIF get one WebP. */
const WIDE = { from: 2000, avif: [640, 960, 1440], webp: 1440 }
const REGULAR = { avif: [400, 800, 1200], webp: 800 }

/** The files of a picture in public/pictures. */
export function pictureFiles({ name, hash, width }: Pick<PictureFile, 'name' | 'hash' | 'width'>) {
  const widths = width >= WIDE.from ? WIDE : REGULAR
  const file = (format: 'avif' | 'webp', fileWidth: number) => ({
    file: `${name}-${hash}-${fileWidth}.${format}`,
    format,
    width: fileWidth,
  })
  return [...[...widths.avif, width].map((avif) => file('avif', avif)), file('webp', widths.webp)]
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
