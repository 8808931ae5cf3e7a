import clsx from 'clsx'
import { ContentPicture } from '@/components/sections/page/content-picture'
import type { Chapter } from '@/content/articles/article'
import type { PictureName } from '@/content/pictures'

interface ArticleChapterProps {
  chapter: Chapter
  picture: PictureName | undefined
  /** The side that the picture bleeds off. */
  side: 'left' | 'right'
}

export function ArticleChapter({ chapter, picture, side }: ArticleChapterProps) {
  const left = side === 'left'
  return (
    <section className="mt-group max-lg:block lg:cols lg:items-start">
      {picture && (
        <div
          className={clsx(
            'relative float-right mt-1.5 bleed-right mb-3.5 ml-5 h-57.5 w-[34%] overflow-hidden lg:row-start-1 lg:float-none lg:m-0 lg:h-100 lg:w-auto',
            left ? 'lg:col-span-3 lg:bleed-left' : 'lg:col-span-3 lg:col-start-10 lg:bleed-right',
          )}
        >
          <ContentPicture name={picture} sizes="(width >= 64rem) 30vw, 40vw" />
        </div>
      )}
      <div
        className={clsx(
          // WebKit, which alone knows the property, breaks pretty lines too early beside an indent or a picture.
          'supports-[hanging-punctuation:first]:text-wrap lg:row-start-1 lg:max-w-measure',
          left ? 'lg:col-span-6 lg:col-start-5' : 'lg:col-span-6 lg:col-start-3',
        )}
      >
        <h2 className="mb-3.5 text-h3">{chapter.heading}</h2>
        {chapter.paragraphs.map((paragraph) => (
          <p key={paragraph} className="[&+p]:indent-[1.5em]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
