import { getTranslations } from 'next-intl/server'
import { groupActivities } from '@/content/teambuilding'
import { formatNumber, FROM } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

const prices = [...new Set(groupActivities.map(({ price }) => price))].sort((a, b) => a - b)

/** Each distinct price with the activities that it applies to. */
export async function PriceTags({ locale }: { locale: Locale }) {
  const t = await getTranslations('teambuilding')
  return (
    <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3 xl:grid-cols-[5fr_4fr_3fr]">
      {prices.map((price) => {
        const activities = groupActivities.filter((activity) => activity.price === price)
        return (
          <li key={price} className="border-t hairline pt-5">
            <p className="num">
              <span className="block min-h-[1.45em] text-ui quiet">
                {activities.some(({ priceIsFrom }) => priceIsFrom) && textIn(FROM, locale)}{' '}
              </span>
              <span className="font-sans text-figure">{formatNumber(price, locale)}</span>
              <span className="font-sans text-h4">{`\u00A0${t('currency')}`}</span>
            </p>
            <ul className="mt-5">
              {activities.map(({ key, title }) => (
                <li key={key} className="text-lead">
                  {textIn(title, locale)}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
