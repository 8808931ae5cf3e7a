import { getTranslations } from 'next-intl/server'
import { articles } from '@/content/articles'
import type { Article } from '@/content/articles/article'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleCard } from './article-card'

export async function MoreArticles({ except, locale }: { except: Article; locale: Locale }) {
  const t = await getTranslations('magazine')
  return (
    <section className="no-print wrap py-section">
      <div className="cols gap-y-10 border-t hairline pt-8.5">
        <h2 className="text-h3 lg:col-span-3">{t('more')}</h2>
        <div className="grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:col-span-9">
          {articles
            .filter((article) => article !== except)
            .map((article) => (
              <ArticleCard key={article.id} article={article} headingLevel={3} locale={locale} />
            ))}
        </div>
      </div>
    </section>
  )
}
