import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
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
  /** Its picture is as wide as the window. */
  isWide?: boolean
  priority?: boolean
}

export function ArticleCard({ article, headingLevel, isWide, priority }: ArticleCardProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const { title, excerpt } = textIn(article.text, locale)
  return (
    <article
      className={clsx(
        'group relative gap-x-14 lg:[li>&]:items-center',
        // In a list the text stands right of the picture, left of it, and below one as wide as the window.
        'lg:[li:nth-child(3n+1)>&]:grid lg:[li:nth-child(3n+1)>&]:grid-cols-[2fr_1fr]',
        'lg:[li:nth-child(3n+2)>&]:grid lg:[li:nth-child(3n+2)>&]:grid-cols-2',
        headingLevel === 3 && 'max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-4',
      )}
    >
      <div
        className={clsx(
          'aspect-landscape overflow-hidden lg:[li:nth-child(3n+1)_&]:-ml-(--bleed) max-lg:[li>article>&]:-mx-(--bleed)',
          'lg:[li:nth-child(3n+2)_&]:order-last lg:[li:nth-child(3n+2)_&]:-mr-(--bleed)',
          'lg:[li:nth-child(3n)_&]:-mx-(--bleed) lg:[li:nth-child(3n)_&]:aspect-auto lg:[li:nth-child(3n)_&]:h-[40vw]',
        )}
      >
        <ContentPicture
          name={article.picture}
          alt=""
          sizes={
            isWide
              ? '100vw'
              : headingLevel === 3
                ? '(width >= 64rem) 36vw, 45vw'
                : '(width >= 64rem) 66vw, 100vw'
          }
          priority={priority}
          position={article.position}
        />
      </div>
      <div>
        <ArticleMeta
          article={article}
          className={clsx('text-small quiet', headingLevel === 3 ? 'md:mt-4' : 'mt-4')}
        />
        <Heading className="mt-2 text-h3 [li_&]:text-h2">
          <Link
            href={`/blog/${article.id}`}
            className="decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
          <ArrowRight className="ml-3 inline-block size-5.5 text-copper" />
        </Heading>
        <p className={clsx('mt-3 max-w-measure', headingLevel === 3 && 'max-md:hidden')}>{excerpt}</p>
      </div>
    </article>
  )
}

export async function ArticleMeta({ article, className }: { article: Article; className: string }) {
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
