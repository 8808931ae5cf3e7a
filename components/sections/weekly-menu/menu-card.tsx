import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { menuPrices } from '@/content/facts'
import { venue } from '@/content/venue'
import { menuOf, weeklyMenuCopy, type Dish, type MenuCategory } from '@/content/weekly-menu'
import { formatMenuPrice } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function MenuCard({ category, locale }: { category: MenuCategory; locale: Locale }) {
  const t = await getTranslations('weeklyMenu')
  const { notes, weekendDays, pastWeekend } = textIn(weeklyMenuCopy, locale)
  const sections = menuOf(category)
  const isEmpty = sections.length === 0
  return (
    <article className="border border-birch-300 bg-white p-[clamp(1.625rem,4vw,4rem)] print:border-0 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-7.5 gap-y-2.5 border-b-3 border-fir-950 pb-6">
        <div>
          {category === 'weekend' && !isEmpty && <p className="text-ui quiet">{weekendDays}</p>}
          <h2 className="mt-1.5 text-h2">{t(`categories.${category}`)}</h2>
        </div>
        <p className="max-w-72 text-ui quiet">{notes[category]}</p>
      </div>
      <div className="divide-y divide-rule">
        {sections.map(({ title, dishes }) => (
          <MenuPart key={title?.sv ?? ''} title={title && textIn(title, locale)}>
            <DishList dishes={dishes} locale={locale} />
          </MenuPart>
        ))}
        {isEmpty && category === 'lunch' && <LunchNotice locale={locale} />}
      </div>
      {isEmpty && category !== 'lunch' && (
        <p className="pt-7.5 text-lead">{t(category === 'weekend' ? 'emptyWeekend' : 'empty')}</p>
      )}
      {isEmpty && category === 'weekend' && <p className="mt-2">{pastWeekend}</p>}
    </article>
  )
}

/** In place of dishes, which lunch does not list. */
async function LunchNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations('weeklyMenu')
  const { heading, beforeEmail, afterEmail, included, dietary } = textIn(weeklyMenuCopy, locale).lunchNotice
  const lunch = { name: { sv: t('lunch'), en: t('lunch') }, price: menuPrices.lunch }
  return (
    <>
      <MenuPart>
        <DishList dishes={[lunch]} locale={locale} />
      </MenuPart>
      <MenuPart title={heading}>
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
      </MenuPart>
      <MenuPart title={t('alwaysIncluded')}>
        <ul>
          {included.map((item) => (
            <li key={item} className="py-2.5 font-sans text-h4 font-medium">
              {item}
            </li>
          ))}
        </ul>
      </MenuPart>
    </>
  )
}

/** A part of the card: its title in the narrow column, its dishes in the wide one, or dishes in both. */
function MenuPart({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="gap-gutter py-7.5 last:pb-0 md:grid md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:py-2">
      {title !== undefined && <h3 className="text-h3">{title}</h3>}
      <div className={title === undefined ? 'md:col-span-2' : undefined}>{children}</div>
    </div>
  )
}

function DishList({ dishes, locale }: { dishes: readonly Dish[]; locale: Locale }) {
  return (
    <ul>
      {dishes.map(({ name, description, price }) => (
        <li key={name.sv} className="keep py-2.5 print:py-1">
          <p className="flex items-baseline gap-2.5">
            <span className="font-sans text-h4 font-medium">{textIn(name, locale)}</span>
            {price !== undefined && (
              <>
                <i
                  aria-hidden="true"
                  className="flex-1 -translate-y-1 border-b-[1.5px] border-dotted border-edge"
                />
                <span className="num font-sans text-[1.375rem] leading-none font-semibold tracking-tight">
                  {formatMenuPrice(price, locale)}
                </span>
              </>
            )}
          </p>
          {description && <p className="quiet">{textIn(description, locale)}</p>}
        </li>
      ))}
    </ul>
  )
}
