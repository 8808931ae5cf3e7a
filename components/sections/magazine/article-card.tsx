import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { articleTag } from '@/content/articles'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { formatDate } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

interface ArticleCardProps {
  article: Article
  /** Its picture is above the fold and loads with priority. */
  isFirst: boolean
  locale: Locale
}

export async function ArticleCard({ article, isFirst, locale }: ArticleCardProps) {
  const t = await getTranslations('magazine')
  const { title, excerpt } = article.text[locale]
  return (
    <article>
      <Link href={`/blog/${article.id}`} className="group block">
        <div className="card-picture overflow-hidden">
          <Picture
            picture={findPicture(article.picture)}
            alt=""
            sizes="(width >= 64rem) 66vw, 100vw"
            priority={isFirst}
            position={article.position}
          />
        </div>
        <p className="mt-4 text-small quiet">
          {t(`categories.${articleTag(article)}`)}
          <span aria-hidden="true"> · </span>
          <time dateTime={article.published}>
            {formatDate(`${article.published}-01`, locale, { month: 'long', year: 'numeric' })}
          </time>
        </p>
        <h2 className="mt-2 text-h3 decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline">
          {title}
        </h2>
      </Link>
      <p className="mt-3 max-w-measure">{excerpt}</p>
    </article>
  )
}
