import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { FactsTable } from '@/components/ui/facts-table'
import type { ChristmasMeal } from '@/content/christmas'
import { formatPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

interface MealPricesProps {
  meal: ChristmasMeal
  locale: Locale
  buttonClassName: string
}

/** What a Christmas meal is, what it costs, and the way to ask for a table. */
export async function MealPrices({ meal, locale, buttonClassName }: MealPricesProps) {
  const [t, events] = [await getTranslations('christmas'), await getTranslations('events')]
  const prices = meal.prices.map(({ label, kronor }) => ({
    label: textIn(label, locale),
    value: t('perPerson', { price: formatPrice(kronor, locale) }),
  }))
  return (
    <>
      <p className="max-w-md text-lead">{textIn(meal.text, locale)}</p>
      <FactsTable
        rows={[...prices, textIn(meal.fact, locale)]}
        caption={textIn(meal.title, locale)}
        className="mt-8"
      />
      <Link
        href={inquiryHref({ about: meal.about, christmas: true })}
        className={clsx('mt-8 btn btn-caps', buttonClassName)}
      >
        {t('book')}
      </Link>
      <p className="mt-3 text-ui quiet">{events('asks')}</p>
    </>
  )
}
