import { getTranslations } from 'next-intl/server'
import { christmasGroups } from '@/content/christmas'
import { venue } from '@/content/venue'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

/** For six guests or more, and for companies. */
export async function GroupNote({ locale }: { locale: Locale }) {
  const t = await getTranslations('christmas')
  return (
    <section className="py-section on-birch">
      <div className="cols wrap gap-y-8">
        <h2 className="text-h2 lg:col-span-5">{textIn(christmasGroups.heading, locale)}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-lead text-lead">{textIn(christmasGroups.text, locale)}</p>
          <p className="mt-4 flex flex-wrap gap-x-8">
            <a href={`mailto:${venue.email}`} className="action-link">
              {venue.email}
            </a>
            <a href={venue.phone.href} className="num action-link">
              {textIn(venue.phone.display, locale)}
            </a>
          </p>
          <p className="mt-8 max-w-measure border-t hairline pt-5">
            {textIn(christmasGroups.company, locale)}
          </p>
          <Link
            href={inquiryHref({ about: 'christmas-company', fromConference: true, christmas: true })}
            className="mt-5 btn btn-dark"
          >
            {t('company')}
          </Link>
        </div>
      </div>
    </section>
  )
}
