import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { articles, articleTag } from '@/content/articles'
import type { Article } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

export async function MoreArticles({ except, locale }: { except: Article; locale: Locale }) {
  const t = await getTranslations('magazine')
  const others = articles.filter((article) => article !== except)
  return (
    <section className="no-print wrap py-section">
      <div className="cols items-end gap-y-10 border-t hairline pt-8.5">
        <h2 className="text-h3 lg:col-span-3 lg:self-start">{t('more')}</h2>
        {others.map((article) => (
          <Link
            key={article.id}
            href={`/blog/${article.id}`}
            className="group block md:col-span-4 first-of-type:lg:col-span-5"
          >
            <div className="mb-4 aspect-landscape overflow-hidden max-md:bleed-both lg:aspect-auto lg:h-80">
              <Picture
                picture={findPicture(article.picture)}
                alt=""
                sizes="(width >= 48rem) 42vw, 100vw"
                position={article.position}
              />
            </div>
            <h3 className="text-h3 decoration-copper decoration-2 underline-offset-[0.16em] group-hover:underline">
              {article.text[locale].title}
            </h3>
            <p className="mt-1 text-small quiet">{t(`categories.${articleTag(article)}`)}</p>
          </Link>
        ))}
      </div>
    </section>
  )
}
