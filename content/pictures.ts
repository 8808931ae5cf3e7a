import type { Localized } from '../lib/i18n/locales.ts'
import type { PictureFile } from '../lib/pictures/sources.ts'
import index from './pictures/index.json' with { type: 'json' }

export interface PictureInfo extends PictureFile {
  alt: Localized
}

/** A name of a file in content/pictures. */
export type PictureName = keyof typeof index

const pictures = index as Readonly<Record<string, Omit<PictureInfo, 'name'> | undefined>>

/** Finds a picture by the name of its file in content/pictures. Throws if there is none. */
export function findPicture(name: string): PictureInfo {
  const picture = pictures[name]
  if (!picture) throw new Error(`There is no picture "${name}" in content/pictures`)
  return { name, ...picture }
}

/** A picture without its alternative texts, for client components, which get the one of the page's locale. */
export function pictureFile({ alt: _, ...file }: PictureInfo): PictureFile {
  return file
}
