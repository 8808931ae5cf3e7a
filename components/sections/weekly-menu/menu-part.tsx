import type { MenuSection } from '@/content/weekly-menu'
import type { Locale } from '@/lib/i18n/locales'
import { DishRow } from './dish-row'

/** A part of the menu: its title in the narrow column, its dishes in the wide one. */
export function MenuPart({ section: { title, dishes }, locale }: { section: MenuSection; locale: Locale }) {
  const rows = dishes.map((dish) => <DishRow key={dish.name.sv} dish={dish} locale={locale} />)
  return (
    <div className="menu-part">
      {title ? (
        <>
          <h4 className="text-h3">{title[locale]}</h4>
          <ul>{rows}</ul>
        </>
      ) : (
        <ul className="md:col-span-2">{rows}</ul>
      )}
    </div>
  )
}
