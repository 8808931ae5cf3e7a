import clsx from 'clsx'
import { Fragment } from 'react'
import { LogoMark } from '@/components/ui/logo-mark'
import type { Article } from '@/content/articles/article'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { ArticleChapter } from './article-chapter'
import { ArticleOpening } from './article-opening'
import { MoreArticles } from './more-articles'

export function ArticleView({ article, locale }: { article: Article; locale: Locale }) {
  const { opening, chapters, quote } = textIn(article.text, locale)
  return (
    <div className="overflow-x-clip">
      <article className="wrap">
        <ArticleOpening article={article} locale={locale} />
        <div className="cols pt-section">
          <p className="drop-cap text-lead lg:col-span-6 lg:col-start-5 lg:max-w-measure">{opening}</p>
        </div>
        {chapters.map((chapter, index) => (
          <Fragment key={chapter.heading}>
            <ArticleChapter
              chapter={chapter}
              picture={article.chapterPictures[index]}
              side={index % 2 === 0 ? 'left' : 'right'}
              locale={locale}
            />
            {index + 1 === article.quoteAfter && (
              <div className="cols">
                {/* A sentence of the text: screen readers would read it twice. */}
                <p
                  aria-hidden="true"
                  className="relative my-group pl-[0.42em] font-quote text-[clamp(2rem,1.3rem+3vw,4rem)] leading-[1.12] tracking-[-0.02em] text-balance italic [hanging-punctuation:none] before:absolute before:-left-[0.06em] before:content-[open-quote] lg:col-span-10 lg:col-start-3 lg:pl-0 lg:before:-left-[0.46em]"
                >
                  {quote}
                </p>
              </div>
            )}
          </Fragment>
        ))}
        <div className="cols">
          <LogoMark
            className={clsx(
              'mt-8.5 size-7.5 text-copper',
              chapters.length % 2 === 0 ? 'lg:col-start-3' : 'lg:col-start-5',
            )}
          />
        </div>
      </article>
      <MoreArticles except={article} locale={locale} />
    </div>
  )
}
