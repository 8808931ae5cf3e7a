import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { Article } from '@/content/articles/article'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

interface ArticleCardProps {
  article: Article
  headingLevel: 2 | 3
  /** Whether its picture is above the fold. */
  priority?: boolean
}

export function ArticleCard({ article, headingLevel, priority }: ArticleCardProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const { title, excerpt } = textIn(article.text, locale)
  return (
    // In a list every third, from the first, is as wide as the page: its text stands beside the picture.
    <article className="group relative gap-x-14 lg:[li:nth-child(3n+1)>&]:grid lg:[li:nth-child(3n+1)>&]:grid-cols-[7fr_5fr] lg:[li:nth-child(3n+1)>&]:items-center">
      <div className="aspect-landscape overflow-hidden lg:[li:nth-child(3n+1)_&]:-ml-(--bleed)">
        <ContentPicture
          name={article.picture}
          alt=""
          sizes="(width >= 64rem) 55vw, 100vw"
          priority={priority}
          position={article.position}
        />
      </div>
      <div>
        <ArticleMeta article={article} className="mt-4 text-small quiet" />
        <Heading className="mt-2 text-h3 [li:nth-child(3n+1)_&]:text-h2">
          <Link
            href={`/blog/${article.id}`}
            className="decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-3 max-w-measure">{excerpt}</p>
      </div>
    </article>
  )
}

interface ArticleMetaProps {
  article: Article
  className: string
}

/** An article's category and month. */
export async function ArticleMeta({ article, className }: ArticleMetaProps) {
  const locale = await getLocale()
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
