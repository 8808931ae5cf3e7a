import { getTranslations } from 'next-intl/server'
import { LinkedText } from '@/components/ui/linked-text'
import { plannerTexts } from '@/content/conference-planner'
import { itemsOnRequest, pricesOf, type Plan } from '@/components/forms/planner/plan'
import { nameLine, nameOnRequest, type MealNames } from '@/components/forms/planner/words'
import { formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

interface PlanPricesProps {
  plan: Plan
  mealNames: MealNames
  locale: Locale
}

/** What has a price, by kind of VAT, and what has none. */
export async function PlanPrices({ plan, mealNames, locale }: PlanPricesProps) {
  const t = await getTranslations('conferencePlanner')
  const { vat, apart, people, dayIncludes, lunchInPackage } = plannerTexts[locale]
  const groups = pricesOf(plan)
  const asked = itemsOnRequest(plan)
  const { guests } = plan
  return (
    <>
      {groups.length > 0 && (
        <table className="w-full border-collapse text-ui">
          <caption className="sr-only">{t('price')}</caption>
          <thead className="text-small">
            <tr>
              <th scope="col" className="pb-2 text-left font-normal">
                <span className="sr-only">{t('item')}</span>
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-normal quiet">
                {t('perPerson')}
              </th>
              {guests !== undefined && (
                <th scope="col" className="pb-2 pl-4 text-right font-normal quiet">
                  {people(guests)}
                </th>
              )}
            </tr>
          </thead>
          {groups.map(({ vat: kind, lines, sum }) => (
            <tbody key={kind}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={guests === undefined ? 2 : 3}
                  className="border-b border-fir-950 pt-4 pb-1.5 text-left text-small font-semibold first-letter:uppercase"
                >
                  {vat[kind]}
                </th>
              </tr>
              {lines.map((line) => (
                <PriceRow
                  key={nameLine(line, mealNames, locale)}
                  name={nameLine(line, mealNames, locale)}
                  price={line}
                  locale={locale}
                />
              ))}
              {lines.length > 1 && <PriceRow name={t('sum')} price={sum} locale={locale} isSum />}
            </tbody>
          ))}
        </table>
      )}
      {groups.length > 1 && <p className="mt-3 text-small quiet">{apart}</p>}
      {plan.arrangement === 'day' && (
        <p className="mt-3 text-small quiet">
          <LinkedText text={dayIncludes} />
        </p>
      )}
      {asked.length > 0 && (
        <>
          <h4 className="mt-7 text-h4">{t('onRequest')}</h4>
          <ul className="mt-2 text-ui print:columns-3">
            {asked.map((item) => {
              const name = nameOnRequest(item, mealNames, locale)
              return (
                <li key={name} className="border-t hairline py-2">
                  {name}
                  {item === 'lunch' && <span className="block text-small quiet">{lunchInPackage}</span>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}

interface PriceRowProps {
  name: string
  price: { perPerson: number; total: number | undefined; isFrom: boolean }
  locale: Locale
  isSum?: boolean
}

function PriceRow({ name, price: { perPerson, total, isFrom }, locale, isSum = false }: PriceRowProps) {
  const weight = isSum ? 'font-semibold' : 'font-normal'
  return (
    <tr className={weight}>
      <th scope="row" className={`border-b hairline py-2.5 text-left ${weight}`}>
        {name}
      </th>
      <td className="border-b hairline py-2.5 pl-4 text-right">
        {formatPrice(perPerson, locale, { isFrom })}
      </td>
      {total !== undefined && (
        <td className="border-b hairline py-2.5 pl-4 text-right">{formatPrice(total, locale, { isFrom })}</td>
      )}
    </tr>
  )
}
