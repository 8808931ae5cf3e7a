import { getTranslations } from 'next-intl/server'
import { menuPrices } from '@/content/facts'
import { venue } from '@/content/venue'
import { weeklyMenuCopy } from '@/content/weekly-menu'
import type { Locale } from '@/lib/i18n/locales'
import { DishRow } from './dish-row'

/** In place of dishes, which lunch does not list. */
export async function LunchNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations('weeklyMenu')
  const { heading, beforeEmail, afterEmail, included, dietary } = weeklyMenuCopy[locale].lunchNotice
  const lunch = { name: { sv: t('lunch'), en: t('lunch') }, price: menuPrices.lunch }
  return (
    <>
      <div className="menu-part">
        <ul className="md:col-span-2">
          <DishRow dish={lunch} locale={locale} />
        </ul>
      </div>
      <div className="menu-part">
        <h3 className="text-h3">{heading}</h3>
        <div className="flex flex-col gap-4 py-2">
          <p>
            {beforeEmail}{' '}
            <a href={`mailto:${venue.email}`} className="text-link">
              {venue.email}
            </a>
            {afterEmail}
          </p>
          <p>{dietary}</p>
        </div>
      </div>
      <div className="menu-part">
        <h3 className="text-h3">{t('alwaysIncluded')}</h3>
        <ul>
          {included.map((item) => (
            <li key={item} className="py-2.5 font-sans text-h4 font-medium">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
