import { getSiteOrigin } from '@/lib/env'
import { findPicture } from '@/content/pictures'
import { pictureSources } from '@/lib/pictures/sources'

/** The absolute address of a picture, by its name in content/pictures. */
export function pictureAddress(name: string): string {
  return new URL(pictureSources(findPicture(name)).fallback, getSiteOrigin()).href
}
