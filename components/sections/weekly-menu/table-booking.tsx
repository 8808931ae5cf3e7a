import { getTranslations } from 'next-intl/server'
import { PhoneNumber } from '@/components/sections/page/phone-number'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function TableBooking({ locale }: { locale: Locale }) {
  const t = await getTranslations('weeklyMenu')
  return (
    <aside
      aria-labelledby="table-booking"
      className="top-25 lg:col-span-4 lg:pl-10 lg:[@media(height>=60rem)]:sticky"
    >
      <h2 id="table-booking" className="text-h3">
        {t('booking')}
      </h2>
      <p className="mt-3">{t('bookingText')}</p>
      <p className="mt-5.5 print:hidden">
        <PhoneNumber locale={locale} className="text-[clamp(1.75rem,1.5rem+0.9vw,2.375rem)]" />
        <br />
        <a href={`mailto:${venue.email}`} className="inline-flex min-h-11 items-center text-ui text-link">
          {venue.email}
        </a>
      </p>
      <p className="mt-3 text-ui quiet">{t('bookingNote')}</p>
      <Link href={inquiryHref({ about: 'table' })} className="mt-6.5 btn btn-dark print:hidden">
        {t('bookTable')}
      </Link>
    </aside>
  )
}
