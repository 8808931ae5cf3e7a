import { getTranslations } from 'next-intl/server'
import { directionsTexts } from '@/content/directions'
import { venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function AccessibleStay({ locale }: { locale: Locale }) {
  const t = await getTranslations('directions')
  const { heading, paragraphs, ring } = textIn(directionsTexts, locale).access
  return (
    <section className="cols wrap gap-y-10 py-section">
      <div className="md:col-span-5 lg:col-span-7">
        <h2 className="text-h2">{heading}</h2>
        <div className="mt-5 max-w-measure space-y-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href={inquiryHref({ about: 'room-accessible' })} className="btn btn-secondary">
            {t('inquire')}
          </Link>
          <Link href="/boende" className="action-link">
            {t('seeRooms')}
          </Link>
        </p>
      </div>
      <div className="keep border-t-3 border-fir-950 pt-5 md:col-span-3 md:self-end lg:col-span-5">
        <p className="text-lead">{ring}</p>
        <p className="mt-3">
          <a
            href={venue.phone.href}
            className="num block w-fit max-w-full py-1.5 font-sans text-h3 wrap-anywhere whitespace-normal decoration-2 underline-offset-[0.14em] hover:underline"
          >
            {textIn(venue.phone.display, locale)}
          </a>
        </p>
      </div>
    </section>
  )
}
