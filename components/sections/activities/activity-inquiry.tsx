import { getTranslations } from 'next-intl/server'
import { activitiesCopy } from '@/content/activities'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'

export async function ActivityInquiry({ locale }: { locale: Locale }) {
  const t = await getTranslations('activities')
  const { heading, text } = activitiesCopy[locale].inquiry
  return (
    <section className="py-section on-birch">
      <div className="cols wrap items-end gap-y-6">
        <h2 className="text-h2 lg:col-span-7">{heading}</h2>
        <div className="lg:col-span-5">
          <p className="max-w-measure">{text}</p>
          <Link href="/booking-inquiry" className="mt-6.5 btn btn-dark">
            {t('sendInquiry')}
          </Link>
        </div>
      </div>
    </section>
  )
}
