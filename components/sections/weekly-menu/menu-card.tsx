import { getTranslations } from 'next-intl/server'
import {
  pastWeekendMenu,
  readMenuCard,
  weekendMenuLabel,
  weeklyMenuCopy,
  type MenuCategory,
  type MenuSection,
} from '@/content/weekly-menu'
import type { Locale } from '@/lib/i18n/locales'
import { DishRow } from './dish-row'
import { LunchNotice } from './lunch-notice'

export async function MenuCard({ category, locale }: { category: MenuCategory; locale: Locale }) {
  const t = await getTranslations('weeklyMenu')
  const { notes, askForWeekend } = weeklyMenuCopy[locale]
  const card = readMenuCard(category)
  return (
    <article className="border border-birch-300 bg-white p-[clamp(1.625rem,4vw,4rem)] print:border-0 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-7.5 gap-y-2.5 border-b-3 border-fir-950 pb-6">
        <div>
          {category === 'weekend' && card.kind === 'sections' && (
            <p className="text-ui quiet">{weekendMenuLabel(locale)}</p>
          )}
          <h2 className="mt-1.5 text-h2">{t(`categories.${category}`)}</h2>
        </div>
        <p className="max-w-72 text-ui quiet">{notes[category]}</p>
      </div>
      {card.kind === 'notice' && <LunchNotice locale={locale} />}
      {card.kind === 'sections' &&
        card.sections.map((section) => (
          <MenuPart key={section.title?.sv ?? category} section={section} locale={locale} />
        ))}
      {card.kind === 'empty' && <p className="pt-7.5 text-lead">{t(card.kind)}</p>}
      {card.kind === 'emptyWeekend' && (
        <>
          <p className="pt-7.5 text-lead">{t(card.kind)}</p>
          <p className="mt-2">{askForWeekend}</p>
          <p className="mt-7.5 border-t border-rule pt-5 text-ui quiet">{pastWeekendMenu(locale)}</p>
        </>
      )}
    </article>
  )
}

function MenuPart({ section: { title, dishes }, locale }: { section: MenuSection; locale: Locale }) {
  const rows = dishes.map((dish) => <DishRow key={dish.name.sv} dish={dish} locale={locale} />)
  return (
    <div className="menu-part">
      {title ? (
        <>
          <h3 className="text-h3">{title[locale]}</h3>
          <ul>{rows}</ul>
        </>
      ) : (
        <ul className="md:col-span-2">{rows}</ul>
      )}
    </div>
  )
}
