import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { relaxCopy } from '@/content/relax'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function RelaxIntro({ locale }: { locale: Locale }) {
  const t = await getTranslations('relax')
  const bath = findPicture('spa-treatment')
  return (
    <div className="cols items-start gap-y-10">
      <div className="md:col-span-5 lg:col-span-7">
        <p className="text-statement text-balance">{textIn(relaxCopy.intro, locale)}</p>
        <p className="mt-6.5 max-w-measure">{textIn(relaxCopy.body, locale)}</p>
        <Link href={inquiryHref({ about: 'day-spa' })} className="mt-7.5 btn btn-primary">
          {t('bookDayVisit')}
        </Link>
      </div>
      <figure className="max-md:bleed-both md:col-span-3 md:bleed-right lg:col-span-4 lg:col-start-9">
        <div className="aspect-4/3">
          <Picture picture={bath} alt={textIn(bath.alt, locale)} sizes="(min-width: 48rem) 40vw, 100vw" />
        </div>
        <figcaption className="mt-2.5 text-caption quiet max-md:px-margin">
          {textIn(relaxCopy.caption, locale)}
        </figcaption>
      </figure>
    </div>
  )
}
