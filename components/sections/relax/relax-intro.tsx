import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { relaxCopy } from '@/content/relax'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function RelaxIntro({ locale }: { locale: Locale }) {
  const t = await getTranslations('relax')
  const { intro, body, caption } = relaxCopy[locale]
  const bath = findPicture('spa-treatment')
  return (
    <div className="cols items-start gap-y-10">
      <div className="lg:col-span-7">
        <p className="text-statement">{intro}</p>
        <p className="mt-6.5 max-w-measure">{body}</p>
        <Link href={inquiryHref({ about: 'day-spa' })} className="mt-7.5 btn btn-primary">
          {t('bookDayVisit')}
        </Link>
      </div>
      <figure className="max-lg:bleed-both lg:col-span-4 lg:col-start-9 lg:bleed-right">
        <div className="aspect-poster">
          <Picture picture={bath} alt={bath.alt[locale]} sizes="(min-width: 64rem) 37vw, 100vw" />
        </div>
        <figcaption className="mt-2.5 text-caption quiet max-lg:px-margin">{caption}</figcaption>
      </figure>
    </div>
  )
}
