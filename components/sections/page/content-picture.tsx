import { getLocale } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { textIn } from '@/lib/i18n/locales'

interface ContentPictureProps extends Omit<ComponentProps<typeof Picture>, 'picture' | 'alt'> {
  /** Name of its file in content/pictures. */
  name: string
  /** Empty for a decorative picture. */
  alt?: ''
}

/** A picture of the set, with what it shows as its text alternative. */
export async function ContentPicture({ name, alt, ...props }: ContentPictureProps) {
  const picture = findPicture(name)
  return <Picture {...props} picture={picture} alt={alt ?? textIn(picture.alt, await getLocale())} />
}
