import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { LogoMark } from '@/components/ui/logo-mark'
import { articles } from '@/content/articles'
import type { Article } from '@/content/articles/article'
import type { PictureName } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { ArticleCard, ArticleMeta } from './article-card'

export async function ArticleView({ article }: { article: Article }) {
  const locale = await getLocale()
  const t = await getTranslations('magazine')
  const { title, excerpt, caption, opening, chapters, quote } = textIn(article.text, locale)
  return (
    <div className="overflow-x-clip">
      <article className="wrap">
        <div className="cols gap-y-6">
          <div className="pt-[calc(var(--spacing-nav)+1.125rem)] lg:col-span-5 lg:flex lg:flex-col lg:pb-10 print:pt-0">
            <p className="lg:mb-auto">
              <Link href="/blog" className="action-link print:hidden">
                <ArrowLeft />
                {t('back')}
              </Link>
            </p>
            <ArticleMeta article={article} className="mt-3 text-ui quiet" />
            <h1 className="mt-2 text-[clamp(2.875rem,1.8rem+4.4vw,5.75rem)] leading-[0.92] font-semibold tracking-[-0.045em] lg:max-xl:text-[3.25rem]">
              {title}
            </h1>
            <p className="mt-4 max-w-lead text-lead text-balance lg:mb-auto lg:max-xl:text-[1.25rem]">
              {excerpt}
            </p>
          </div>
          <figure className="lg:col-span-7 lg:mt-nav">
            <div className="aspect-landscape overflow-hidden max-lg:-mx-(--bleed) lg:-mr-(--bleed) lg:aspect-4/3">
              <ContentPicture
                name={article.picture}
                sizes="(width >= 64rem) 66vw, 100vw"
                position={article.position}
                priority
              />
            </div>
            <figcaption className="pt-2.5 text-caption quiet">{caption}</figcaption>
          </figure>
        </div>
        <div className="cols pt-12 md:pt-18">
          <p
            className={clsx(
              'text-lead first-letter:float-left first-letter:m-[-0.03em_0.08em_0_-0.05em] lg:col-span-6 lg:col-start-6 lg:max-w-measure',
              'first-letter:font-sans first-letter:text-[5.1em]/[0.72] first-letter:font-medium first-letter:tracking-[-0.04em] first-letter:text-copper',
            )}
          >
            {opening}
          </p>
        </div>
        {Object.entries(chapters).map(([heading, paragraphs], index) => (
          <Fragment key={heading}>
            <ArticleChapter
              heading={heading}
              paragraphs={paragraphs}
              picture={article.chapterPictures[index]}
              side={index % 2 === 0 ? 'left' : 'right'}
            />
            {index + 1 === article.quoteAfter && (
              <div className="cols">
                {/* A sentence of the text: screen readers would read it twice. */}
                <p
                  aria-hidden="true"
                  className={clsx(
                    'font-quote text-[clamp(2rem,1.3rem+3vw,4rem)]/[1.12] tracking-[-0.02em] text-balance italic [hanging-punctuation:none]',
                    'relative my-group pl-[0.42em] before:absolute before:-left-[0.06em] before:content-[open-quote] lg:col-[3/span_10] lg:pl-0 lg:before:-left-[0.46em]',
                  )}
                >
                  {quote}
                </p>
              </div>
            )}
          </Fragment>
        ))}
        <div className="cols">
          <LogoMark className="mt-8.5 size-7.5 text-copper lg:col-start-3" />
        </div>
      </article>
      <section className="wrap py-next print:hidden">
        <div className="cols gap-y-6 border-t hairline pt-8.5">
          <h2 className="text-h3 lg:col-span-3">{t('more')}</h2>
          <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2 lg:col-span-9">
            {articles
              .filter((other) => other !== article)
              .map((other) => (
                <ArticleCard key={other.id} article={other} headingLevel={3} />
              ))}
          </div>
        </div>
      </section>
    </div>
  )
}

interface ArticleChapterProps {
  heading: string
  paragraphs: readonly string[]
  picture: PictureName | undefined
  /** The side that the picture bleeds off. */
  side: 'left' | 'right'
}

function ArticleChapter({ heading, paragraphs, picture, side }: ArticleChapterProps) {
  const left = side === 'left'
  return (
    <section className="mt-group max-lg:block lg:cols lg:items-start">
      {picture && (
        <div
          className={clsx(
            'relative overflow-hidden max-md:-mx-(--bleed) max-md:mb-6 max-md:aspect-wide',
            'md:float-right md:mt-1.5 md:-mr-(--bleed) md:mb-3.5 md:ml-5 md:h-57.5 md:w-[34%] lg:row-start-1 lg:float-none lg:m-0 lg:h-100 lg:w-auto',
            left ? 'lg:col-span-3 lg:-ml-(--bleed)' : 'lg:col-span-3 lg:col-start-10 lg:-mr-(--bleed)',
          )}
        >
          <ContentPicture name={picture} sizes="(width >= 64rem) 30vw, (width >= 48rem) 40vw, 100vw" />
        </div>
      )}
      <div
        className={clsx(
          // WebKit, which alone knows the property, breaks pretty lines too early beside an indent or a picture.
          'supports-[hanging-punctuation:first]:text-wrap lg:row-start-1 lg:max-w-measure',
          left ? 'lg:col-span-6 lg:col-start-6' : 'lg:col-span-6 lg:col-start-3',
        )}
      >
        <h2 className="mb-3.5 text-h3">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="[&+p]:indent-[1.5em]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
