import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { Celebration } from '@/content/celebrations'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface CelebrationRowProps {
  celebration: Celebration
  /** The picture bleeds off the left edge, off the right one, or stays within the grid. */
  layout: 'left' | 'right' | 'inset'
  locale: Locale
}

const pictureLayouts = {
  left: 'bleed-both md:col-span-4 md:mr-0 md:aspect-poster lg:col-span-8 lg:aspect-wide',
  right: 'bleed-both md:col-span-4 md:col-start-5 md:ml-0 md:aspect-poster lg:col-span-5 lg:col-start-8',
  inset: 'bleed-both md:col-span-4 md:mx-0 md:aspect-poster lg:col-span-7 lg:aspect-landscape',
}

const textLayouts = {
  left: 'md:col-span-4 md:self-end lg:col-start-9',
  right: 'md:col-span-4 md:row-start-1 md:self-end lg:col-span-5',
  inset: 'md:col-span-4 md:self-end lg:col-start-9',
}

export async function CelebrationRow({ celebration, layout, locale }: CelebrationRowProps) {
  const t = await getTranslations('celebrate')
  const { title, text } = textIn(celebration.text, locale)
  const picture = findPicture(celebration.picture)
  return (
    <article className="cols gap-y-6">
      <div className={clsx('aspect-landscape overflow-hidden', pictureLayouts[layout])}>
        <Picture
          picture={picture}
          alt={textIn(picture.alt, locale)}
          sizes="(width >= 64rem) 70vw, (width >= 48rem) 95vw, 100vw"
        />
      </div>
      <div className={textLayouts[layout]}>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-measure">{text}</p>
        <Link
          href={inquiryHref({ about: `celebration-${celebration.key}` })}
          className="mt-6 btn btn-primary"
        >
          {t(`inquire.${celebration.key}`)}
        </Link>
      </div>
    </article>
  )
}
