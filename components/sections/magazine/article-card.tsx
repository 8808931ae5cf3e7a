import { Picture } from '@/components/ui/picture'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ArticleMeta } from './article-meta'

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
          <Picture
            picture={findPicture(article.picture)}
            alt=""
            sizes="100vw"
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
