import type { BlogPosting } from 'schema-dts'
import type { Article } from '@/content/articles/article'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'
import { pictureAddress } from './picture'

/** An article of the magazine. */
export function describeArticle(article: Article, locale: Locale): BlogPosting {
  const { title, excerpt } = article.text[locale]
  const page = absoluteAddress(`/blog/${article.id}`, locale)
  const publisher = {
    '@type': 'Organization' as const,
    name: venue.name[locale],
    url: absoluteAddress('/', locale),
  }
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    articleSection: article.category,
    inLanguage: locale,
    // The month is all that is stated; ISO 8601 has dates without a day.
    datePublished: article.published,
    image: pictureAddress(article.picture),
    mainEntityOfPage: page,
    url: page,
    author: publisher,
    publisher,
  }
}
