import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { Celebration } from '@/content/celebrations'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface CelebrationRowProps {
  celebration: Celebration
  /** The picture bleeds off the left edge, off the right one, or stays within the grid. */
  layout: 'left' | 'right' | 'inset'
  locale: Locale
}

const pictureLayouts = {
  left: 'bleed-both lg:col-span-8 lg:mr-0 lg:aspect-wide',
  right: 'bleed-both lg:col-span-5 lg:col-start-8 lg:ml-0 lg:aspect-poster',
  inset: 'bleed-both lg:col-span-7 lg:mx-0 lg:aspect-landscape',
}

const textLayouts = {
  left: 'lg:col-span-4 lg:col-start-9 lg:self-end',
  right: 'lg:col-span-5 lg:row-start-1 lg:self-end',
  inset: 'lg:col-span-4 lg:col-start-9 lg:self-end',
}

export async function CelebrationRow({ celebration, layout, locale }: CelebrationRowProps) {
  const t = await getTranslations('celebrate')
  const { title, text } = celebration.text[locale]
  const picture = findPicture(celebration.picture)
  return (
    <article className="cols gap-y-6">
      <div className={clsx('aspect-landscape overflow-hidden', pictureLayouts[layout])}>
        <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 64rem) 70vw, 100vw" />
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
