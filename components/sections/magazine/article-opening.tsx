import { ArrowLeft } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ArticleMeta } from './article-meta'

export async function ArticleOpening({ article, locale }: { article: Article; locale: Locale }) {
  const t = await getTranslations('magazine')
  const { title, excerpt, caption } = textIn(article.text, locale)
  const picture = findPicture(article.picture)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 pt-[calc(var(--spacing-nav)+1.125rem)] print:pt-0">
        <Link href="/blog" className="no-print action-link">
          <Icon icon={ArrowLeft} />
          {t('back')}
        </Link>
        <ArticleMeta article={article} locale={locale} className="text-ui quiet" />
      </div>
      <div className="cols gap-y-4 pt-4 lg:gap-y-8">
        <h1 className="text-[clamp(2.875rem,1.8rem+4.4vw,5.75rem)] leading-[0.92] font-semibold tracking-[-0.045em]">
          {title}
        </h1>
        <p className="text-lead text-balance lg:col-span-4">{excerpt}</p>
        <figure className="max-lg:mt-2 lg:col-span-8">
          <div className="aspect-landscape overflow-hidden max-lg:bleed-both lg:bleed-right lg:aspect-16/10">
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(width >= 64rem) 66vw, 100vw"
              position={article.position}
              priority
            />
          </div>
          <figcaption className="pt-2.5 text-caption quiet">{caption}</figcaption>
        </figure>
      </div>
    </>
  )
}
