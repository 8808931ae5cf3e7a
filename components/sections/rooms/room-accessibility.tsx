import { getTranslations } from 'next-intl/server'
import { roomsCopy } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export async function RoomAccessibility({ locale }: { locale: Locale }) {
  const t = await getTranslations('rooms')
  const { intro, guideDog, contact } = roomsCopy[locale].accessibility
  return (
    <section className="py-section">
      <div className="cols wrap gap-y-8">
        <h2 className="text-h2 lg:col-span-5">{t('accessibility')}</h2>
        <div className="max-w-measure lg:col-span-6 lg:col-start-7">
          <p>{intro}</p>
          <p className="mt-3">{guideDog}</p>
          <p className="mt-3">{contact}</p>
          <Link href={inquiryHref({ about: 'room-accessible' })} className="mt-6 btn btn-secondary">
            {t('inquiry')}
          </Link>
        </div>
      </div>
    </section>
  )
}
