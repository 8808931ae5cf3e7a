import clsx from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { Chapter, ChapterPicture } from '@/content/articles/article'
import { findPicture } from '@/content/pictures'
import { textIn, type Locale } from '@/lib/i18n/locales'

interface ArticleChapterProps {
  chapter: Chapter
  picture: ChapterPicture | undefined
  /** The side that the picture bleeds off. */
  side: 'left' | 'right'
  locale: Locale
}

export function ArticleChapter({ chapter, picture, side, locale }: ArticleChapterProps) {
  const left = side === 'left'
  return (
    <section className="mt-group max-lg:block lg:cols lg:items-start">
      {picture && (
        <div
          className={clsx(
            'relative float-right mt-1.5 bleed-right mb-3.5 ml-5 w-[34%] overflow-hidden lg:row-start-1 lg:float-none lg:m-0 lg:w-auto',
            picture.panel === undefined ? 'h-57.5 lg:h-100' : 'aspect-2/3',
            left ? 'lg:col-span-3 lg:bleed-left' : 'lg:col-span-3 lg:col-start-10 lg:bleed-right',
          )}
        >
          <ChapterImage picture={picture} locale={locale} />
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

/** The whole picture, or one of its four panels. */
function ChapterImage({ picture: { name, panel }, locale }: { picture: ChapterPicture; locale: Locale }) {
  const picture = findPicture(name)
  if (panel === undefined) {
    return <Picture picture={picture} alt={textIn(picture.alt, locale)} sizes="(width >= 64rem) 30vw, 40vw" />
  }
  return (
    // Cut inside the seams between the panels, with the summit at a quarter of the height.
    <div style={{ left: `${panel * -105 - 2.5}%` }} className="absolute top-0 w-[420%] -translate-y-[23%]">
      <Picture picture={picture} alt="" sizes="(width >= 64rem) 120vw, 160vw" className="h-auto!" />
    </div>
  )
}
