import { getTranslations } from 'next-intl/server'
import { natureCopy } from '@/content/nature'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

export async function ActivitiesTeaser({ locale }: { locale: Locale }) {
  const t = await getTranslations('nature')
  const { heading, text } = natureCopy[locale].activities
  return (
    <section className="py-section">
      <div className="cols wrap items-start gap-y-6">
        <h2 className="text-h2 lg:col-span-7">{heading}</h2>
        <div className="lg:col-span-5">
          <p className="max-w-measure">{text}</p>
          <Link href="/upplevelser" className="mt-6.5 btn btn-primary">
            {t('toActivities')}
          </Link>
        </div>
      </div>
    </section>
  )
}
