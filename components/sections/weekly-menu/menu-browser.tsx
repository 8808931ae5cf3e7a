import { getTranslations } from 'next-intl/server'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { FIRST_MENU, menuCategories } from '@/content/weekly-menu'
import type { Locale } from '@/lib/i18n/locales'
import { findViews, type ViewOf } from '@/lib/routes/views'
import { MenuCard } from './menu-card'
import { MenuPanel } from './menu-panel'
import { TableBooking } from './table-booking'

interface MenuBrowserProps {
  locale: Locale
  /** Undefined shows the first menu of the day. */
  category: ViewOf<'/weekly-menu'> | undefined
}

export async function MenuBrowser({ locale, category }: MenuBrowserProps) {
  const t = await getTranslations('weeklyMenu')
  const cards = menuCategories.map((name) => ({
    value: name === FIRST_MENU ? undefined : name,
    content: <MenuCard category={name} locale={locale} />,
  }))
  return (
    <section className="pt-group pb-section on-birch print:bg-white print:py-0">
      <div className="wrap">
        <FilterProvider
          path="/weekly-menu"
          views={findViews('/weekly-menu')}
          initial={category}
          plain={FIRST_MENU}
        >
          <p aria-hidden="true" className="mb-3 text-h4 print:hidden">
            {t('filterLabel')}
          </p>
          <FilterNav
            label={t('filterLabel')}
            options={menuCategories.map((name) => ({
              value: name === FIRST_MENU ? undefined : name,
              label: t(`categories.${name}`),
              announcement: t('shown', { category: t(`categories.${name}`) }),
            }))}
          />
          <div className="cols mt-6 items-start gap-y-12">
            <div className="lg:col-span-8">
              <MenuPanel cards={cards} />
            </div>
            <TableBooking locale={locale} />
          </div>
        </FilterProvider>
      </div>
    </section>
  )
}
