import { getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { Article } from '@/content/articles/article'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

interface ArticleCardProps {
  article: Article
  headingLevel: 2 | 3
  /** Whether its picture is above the fold. */
  priority?: boolean
  locale: Locale
}

export function ArticleCard({ article, headingLevel, priority, locale }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const { title, excerpt } = textIn(article.text, locale)
  return (
    <article>
      <Link href={`/blog/${article.id}`} className="group block">
        <div className="card-picture aspect-landscape overflow-hidden">
          <ContentPicture
            name={article.picture}
            alt=""
            sizes="(width >= 64rem) 50vw, 100vw"
            priority={priority}
            position={article.position}
          />
        </div>
        <ArticleMeta article={article} locale={locale} className="mt-4 text-small quiet" />
        <Heading className="mt-2 text-h3 decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline">
          {title}
        </Heading>
      </Link>
      <p className="mt-3 max-w-measure">{excerpt}</p>
    </article>
  )
}

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
