import type { Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'
import type { PictureName } from '../pictures'

interface ArticleText {
  title: string
  /** Two or three sentences below the title, on the card and for search engines: 70 to 160 characters. */
  excerpt: string
  caption: string
  /** The first paragraph, with the drop cap. */
  opening: string
  /** Their paragraphs, by their headings. */
  chapters: Readonly<Record<string, readonly string[]>>
  /** A sentence out of the article, set large. */
  quote: string
}

export interface Article {
  id: number
  category: ViewOf<'/blog'>
  /** Month of publication, `YYYY-MM`. */
  published: string
  picture: PictureName
  /** Focal point of the large picture in a wide crop, in percent. */
  position?: { x: number; y: number }
  /** One for each chapter, in order. */
  chapterPictures: readonly PictureName[]
  /** Number of chapters before the quote. */
  quoteAfter: number
  text: Localized<ArticleText>
}
