import type { Dish } from '@/content/weekly-menu'
import { formatMenuPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

export function DishRow({ dish: { name, description, price }, locale }: { dish: Dish; locale: Locale }) {
  return (
    <li className="keep py-2.5 print:py-1">
      <p className="flex items-baseline gap-2.5">
        <span className="font-sans text-h4 font-medium">{name[locale]}</span>
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
      {description && <p className="quiet">{description[locale]}</p>}
    </li>
  )
}
