import { ArrowLeft } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleMeta } from './article-meta'

export async function ArticleOpening({ article, locale }: { article: Article; locale: Locale }) {
  const t = await getTranslations('magazine')
  const { title, excerpt, caption } = article.text[locale]
  const picture = findPicture(article.picture)
  return (
    <>
      <p className="pt-[calc(var(--spacing-nav)+1.125rem)] print:pt-0">
        <Link href="/blog" className="no-print action-link">
          <Icon icon={ArrowLeft} />
          {t('back')}
        </Link>
      </p>
      <div className="cols items-end gap-y-5.5 pt-5">
        <ArticleMeta
          article={article}
          locale={locale}
          className="text-ui quiet lg:col-span-4 lg:col-start-9"
        />
        <h1 className="text-[clamp(2.875rem,1.4rem+4.4vw,6.5rem)] leading-[0.92] font-semibold tracking-[-0.045em] lg:col-span-8 lg:row-span-2 lg:row-start-1">
          {title}
        </h1>
        <p className="text-lead text-balance lg:col-span-4 lg:col-start-9">{excerpt}</p>
      </div>
      <figure className="cols mt-10">
        <div className="bleed-both aspect-4/3 overflow-hidden md:col-span-8 lg:col-span-10 lg:col-start-3 lg:ml-0 lg:aspect-auto lg:h-[min(44rem,62svh)] 2xl:mr-0">
          <Picture
            picture={picture}
            alt={picture.alt[locale]}
            sizes="(width >= 64rem) 84vw, 100vw"
            position={article.position}
            priority
          />
        </div>
        <figcaption className="pt-2.5 text-caption quiet lg:col-span-10 lg:col-start-3">{caption}</figcaption>
      </figure>
    </>
  )
}
