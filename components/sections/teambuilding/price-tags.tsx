import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { groupActivities, groupEntertainment } from '@/content/teambuilding'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

const all = [...groupActivities, ...groupEntertainment]
const prices = [...new Set(all.map(({ price }) => price))].sort((a, b) => a - b)

/** Each distinct price with the activities that it applies to. */
export async function PriceTags({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  return (
    <ul className="cols items-end gap-y-10 md:max-xl:grid-cols-3">
      {prices.map((price, index) => {
        const activities = all.filter((activity) => activity.price === price)
        return (
          <li
            key={price}
            className={clsx(
              'self-stretch border-t hairline pt-5',
              index === 0 && 'md:col-span-1 xl:col-span-5',
              index === 1 && 'md:col-span-1 xl:col-span-4',
              index === 2 && 'md:col-span-1 xl:col-span-3',
            )}
          >
            <p className="num">
              <span className="block min-h-[1.45em] text-ui quiet">
                {activities.some(({ priceIsFrom }) => priceIsFrom) && t('from')}{' '}
              </span>
              <span className="font-sans text-figure">{formatNumber(price, locale)}</span>{' '}
              <span className="text-ui quiet">{t('currency')}</span>
            </p>
            <ul className="mt-5">
              {activities.map(({ key, title }) => (
                <li key={key} className="text-lead">
                  {title[locale]}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
