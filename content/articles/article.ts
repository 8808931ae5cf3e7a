import type { Localized } from '@/lib/i18n/locales'

/** Categories as the cards show them; the filter's values are the same in lower case. */
export type ArticleCategory = 'GASTRONOMI' | 'KONFERENS' | 'NATUR'

/** A picture beside a chapter. */
export interface ChapterPicture {
  name: string
  /**
   * Which of a picture's four upright panels is shown, 0 to 3 from the left. Decorative: the article's large
   * picture has shown it already.
   */
  panel?: number
}

export interface Chapter {
  heading: string
  paragraphs: readonly string[]
}

interface ArticleText {
  title: string
  /** Two or three sentences below the title and on the card. */
  excerpt: string
  /** Caption of the large picture. */
  caption: string
  /** The first paragraph, with the drop cap. */
  opening: string
  chapters: readonly Chapter[]
  /** A sentence out of the article, set large. */
  quote: string
  /** For search engines, 110 to 160 characters. */
  description: string
}

/** An article of the magazine. */
export interface Article {
  id: number
  category: ArticleCategory
  /** Month of publication, `YYYY-MM`; shown in the list alone. */
  published: string
  picture: string
  /** Position in percent of the large picture's subject, in a wide crop. */
  position?: { x: number; y: number }
  /** One for each chapter, in order. */
  chapterPictures: readonly ChapterPicture[]
  /** Number of chapters before the quote. */
  quoteAfter: number
  text: Localized<ArticleText>
}
