import type { BlogPosting } from 'schema-dts'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { absoluteAddress } from './address'

/** An article of the magazine. */
export function describeArticle(article: Article, locale: Locale): BlogPosting {
  const { title, description } = article.text[locale]
  const page = absoluteAddress(`/blog/${article.id}`, locale)
  const publisher = {
    '@type': 'Organization' as const,
    name: venue.name[locale],
    url: absoluteAddress('/', locale),
  }
  return {
    '@type': 'BlogPosting',
    headline: title.replaceAll('\u00AD', ''),
    description,
    articleSection: article.category,
    inLanguage: locale,
    datePublished: `${article.published}-01`,
    image: new URL(pictureSources(findPicture(article.picture)).fallback, page).href,
    mainEntityOfPage: page,
    url: page,
    author: publisher,
    publisher,
  }
}
