/** What is needed to show a picture; `content/pictures.ts` finds it. */
export interface PictureFile {
  name: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Part of the prepared files' names. */
  hash: string
  /** Position of the subject, 0 to 1 from the left and the top. */
  focal: { x: number; y: number }
}

const WIDE_FROM = 2000

/** Widths of the files that scripts/prepare-pictures.ts writes, besides an AVIF as wide as the original. */
export const pictureWidths = {
  wide: { avif: [640, 960, 1440, 1920], webp: [960, 1600] },
  regular: { avif: [400, 800, 1000, 1200], webp: [800] },
} as const

export function widthsOf({ width }: Pick<PictureFile, 'width'>) {
  const { avif, webp } = width >= WIDE_FROM ? pictureWidths.wide : pictureWidths.regular
  return { avif: [...avif, width], webp }
}

/** Addresses of a picture's prepared files. */
export interface PictureSources {
  avifSrcSet: string
  webpSrcSet: string
  /** For browsers that know neither format's `source`. */
  fallback: string
}

/** The addresses of all prepared files of a picture. */
export function pictureSources(picture: PictureFile): PictureSources {
  const widths = widthsOf(picture)
  const address = (width: number, format: string) =>
    `/pictures/${picture.name}-${picture.hash}-${width}.${format}`
  const srcSet = (format: 'avif' | 'webp') =>
    widths[format].map((width) => `${address(width, format)} ${width}w`).join(', ')
  return {
    avifSrcSet: srcSet('avif'),
    webpSrcSet: srcSet('webp'),
    fallback: address(widths.webp[0], 'webp'),
  }
}
