import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { directionsTexts } from '@/content/directions'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function AccessibleStay({ locale }: { locale: Locale }) {
  const t = await getTranslations('directions')
  const { heading, paragraphs, caption } = directionsTexts[locale].access
  const picture = findPicture('room-accessible')
  return (
    <section className="wrap py-section">
      <div className="cols items-end gap-y-8">
        <div className="lg:col-span-6">
          <h2 className="text-h2">{heading}</h2>
          <div className="mt-5 max-w-measure space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link href={inquiryHref({ about: 'room-accessible' })} className="btn btn-primary">
              {t('inquire')}
            </Link>
            <Link href="/boende" className="action-link">
              {t('seeRooms')}
            </Link>
          </p>
        </div>
        <figure className="lg:col-span-5 lg:col-start-8">
          <div className="bleed-both aspect-landscape lg:ml-0 lg:aspect-4/3">
            <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 64rem) 45vw, 100vw" />
          </div>
          <figcaption className="pt-2.5 text-caption quiet">{caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
