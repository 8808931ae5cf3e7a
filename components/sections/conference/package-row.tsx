import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { PLANNER_PATH } from '@/components/forms/planner/address'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { RowPrice } from './row-price'

interface PackageRowProps {
  title: string
  text: string
  price: { from?: string; amount: string; note: string }
  /** Number of hours, and when they are; undefined for the tailored plan, which has none. */
  hours?: number
  times?: readonly { label: string; value: string }[]
  picture: string
  inquiry: 'day' | 'lunchToLunch' | 'tailored'
  locale: Locale
}

export async function PackageRow({
  title,
  hours,
  text,
  price,
  times,
  picture,
  inquiry,
  locale,
}: PackageRowProps) {
  const t = await getTranslations('conference')
  const info = findPicture(picture)
  return (
    <section className="cols wrap items-start gap-y-6 border-t hairline py-group">
      {hours !== undefined && (
        <p className="flex items-baseline gap-3 md:col-span-3 lg:col-span-3" aria-hidden="true">
          <span className="num font-sans text-figure">{hours}</span>
          <span className="text-ui quiet">{t('hours')}</span>
        </p>
      )}
      <div className="md:col-span-5 md:col-start-4 lg:col-span-5 lg:col-start-4">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-measure">{text}</p>
        <div className="mt-5">
          <RowPrice {...price} />
        </div>
        {times !== undefined && <FactsTable rows={times} className="mt-5 max-w-measure" />}
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link
            href={inquiryHref({ about: `conference-${inquiry}`, fromConference: true })}
            className="btn btn-primary"
          >
            {t(`inquireAbout.${inquiry}`)}
          </Link>
          <Link href={`${PLANNER_PATH}?type=${inquiry}`} className="action-link">
            {t(`planAbout.${inquiry}`)}
          </Link>
        </p>
      </div>
      <div className="bleed-right aspect-landscape max-lg:order-first max-lg:bleed-both lg:col-span-4 lg:aspect-square">
        <Picture picture={info} alt={info.alt[locale]} sizes="(width >= 64rem) 38vw, 100vw" />
      </div>
    </section>
  )
}
