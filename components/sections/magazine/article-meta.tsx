import { getTranslations } from 'next-intl/server'
import type { Article } from '@/content/articles/article'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

interface ArticleMetaProps {
  article: Article
  locale: Locale
  className: string
}

/** An article's category and month. */
export async function ArticleMeta({ article, locale, className }: ArticleMetaProps) {
  const t = await getTranslations('magazine')
  return (
    <p className={className}>
      {t(`categories.${article.category}`)}
      <span aria-hidden="true"> · </span>
      <time dateTime={article.published}>
        {formatDate(`${article.published}-01`, locale, { month: 'long', year: 'numeric' })}
      </time>
    </p>
  )
}
