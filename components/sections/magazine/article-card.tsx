import { Picture } from '@/components/ui/picture'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleMeta } from './article-meta'

interface ArticleCardProps {
  article: Article
  /** Its picture is above the fold and loads with priority. */
  isFirst: boolean
  locale: Locale
}

export function ArticleCard({ article, isFirst, locale }: ArticleCardProps) {
  const { title, excerpt } = article.text[locale]
  return (
    <article>
      <Link href={`/blog/${article.id}`} className="group block">
        <div className="card-picture aspect-landscape overflow-hidden lg:aspect-auto lg:h-[min(36vw,36rem)]">
          <Picture
            picture={findPicture(article.picture)}
            alt=""
            sizes="100vw"
            priority={isFirst}
            position={article.position}
          />
        </div>
        <ArticleMeta article={article} locale={locale} className="mt-4 text-small quiet" />
        <h2 className="mt-2 text-h3 decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline">
          {title}
        </h2>
      </Link>
      <p className="mt-3 max-w-measure">{excerpt}</p>
    </article>
  )
}
