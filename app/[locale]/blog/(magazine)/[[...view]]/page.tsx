import { getTranslations } from 'next-intl/server'
import { NothingFound, View } from '@/components/sections/filter/view'
import { ArticleCard } from '@/components/sections/magazine/article-card'
import { metadataOf } from '@/components/seo/page-metadata'
import { articles } from '@/content/articles'
import { readView, type ViewPageProps, viewParams } from '@/lib/routes/views'

const PATH = '/blog'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

export default async function MagazinePage({ params }: ViewPageProps) {
  const t = await getTranslations('magazine')
  const view = await readView(PATH, params)
  const shown = articles.filter(({ category }) => view === undefined || category === view)
  return (
    <View>
      {shown.length === 0 ? (
        <NothingFound text={t('empty')} showAll={t('showAll')} href={PATH} />
      ) : (
        <ul className="mt-4 grid gap-y-group lg:mt-6">
          {shown.map((article, index) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                headingLevel={2}
                isWide={index % 3 === 2}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </View>
  )
}
