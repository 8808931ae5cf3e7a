import { getLocale, getTranslations } from 'next-intl/server'
import { mealPrice, meals } from '@/content/restaurant'
import { textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'

export async function MealTable() {
  const [t, locale] = await Promise.all([getTranslations('restaurant'), getLocale()])
  const cell = 'border-t hairline py-2.5 align-baseline'
  return (
    <table className="w-full">
      <caption className="sr-only">{t('meals')}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-left text-small quiet">
          <th scope="col" className="pb-2.5 font-normal">
            {t('meal')}
          </th>
          <th scope="col" className="pb-2.5 font-normal">
            {t('served')}
          </th>
          <th scope="col" className="pb-2.5 text-right font-normal">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody className="text-ui">
        {meals.map((meal) => (
          <tr
            key={meal.name.sv}
            className="keep max-md:grid max-md:grid-cols-[1fr_fit-content(60%)] max-md:border-t max-md:hairline"
          >
            <th scope="row" className={`${cell} pr-4 text-left font-semibold max-md:border-0`}>
              {textIn(meal.name, locale)}
            </th>
            <td
              colSpan={meal.price === undefined ? 2 : undefined}
              className={`${cell} pr-4 quiet max-md:order-last max-md:col-span-2 max-md:border-0 max-md:pt-0 empty:max-md:hidden`}
            >
              {meal.served && keepRanges(textIn(meal.served, locale))}
            </td>
            {meal.price !== undefined && (
              <td className={`${cell} num text-right font-medium max-md:border-0 max-md:whitespace-normal`}>
                {mealPrice(meal, locale)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
