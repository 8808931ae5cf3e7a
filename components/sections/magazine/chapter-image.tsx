import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import type { ChapterPicture } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import type { Locale } from '@/lib/i18n/locales'

/** A chapter's picture in its box: the whole, or one panel of four. */
export function ChapterImage({
  picture: { name, panel },
  locale,
}: {
  picture: ChapterPicture
  locale: Locale
}) {
  const picture = findPicture(name)
  if (panel === undefined) {
    return <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 64rem) 30vw, 40vw" />
  }
  return (
    <div style={{ '--panel': panel } as CSSProperties} className="panel-of-four">
      <Picture picture={picture} alt="" sizes="(width >= 64rem) 120vw, 160vw" />
    </div>
  )
}
