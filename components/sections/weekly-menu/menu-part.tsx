import type { ReactNode } from 'react'
import type { Dish } from '@/content/weekly-menu'
import { formatMenuPrice } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** A part of the menu card: its title in the narrow column, its dishes in the wide one, or dishes in both. */
export function MenuPart({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="gap-gutter py-7.5 last:pb-0 md:grid md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:py-2">
      {title !== undefined && <h3 className="text-h3">{title}</h3>}
      <div className={title === undefined ? 'md:col-span-2' : undefined}>{children}</div>
    </div>
  )
}

interface DishListProps {
  dishes: readonly Dish[]
  locale: Locale
}

export function DishList({ dishes, locale }: DishListProps) {
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
