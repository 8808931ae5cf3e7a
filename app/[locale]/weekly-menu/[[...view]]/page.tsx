import { getTranslations } from 'next-intl/server'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { PageHero } from '@/components/sections/hero/page-hero'
import { MenuCard } from '@/components/sections/weekly-menu/menu-card'
import { MenuPanel } from '@/components/sections/weekly-menu/menu-panel'
import { TableBooking } from '@/components/sections/weekly-menu/table-booking'
import { metadataOf } from '@/components/seo/page-metadata'
import { FIRST_MENU, menuCategories } from '@/content/weekly-menu'
import { Link } from '@/lib/i18n/link'
import { readLocale } from '@/lib/i18n/page-params'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { findViews, readView, viewParams, type ViewPageProps } from '@/lib/routes/views'

const PATH = '/weekly-menu'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

export default async function WeeklyMenuPage({ params }: ViewPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('weeklyMenu')
  const menus = menuCategories.map((name) => ({
    value: name === FIRST_MENU ? undefined : name,
    label: t(`categories.${name}`),
    announcement: t('shown', { category: t(`categories.${name}`) }),
    content: <MenuCard category={name} locale={locale} />,
  }))
  return (
    <>
      <PageHero path={PATH} locale={locale} lead={t('lead')}>
        <Link href={inquiryHref({ about: 'table' })} className="btn btn-primary">
          {t('bookTable')}
        </Link>
      </PageHero>
      <section className="pt-group pb-section on-birch print:bg-white print:py-0">
        <div className="wrap">
          <FilterProvider
            path={PATH}
            views={findViews(PATH)}
            initial={await readView(PATH, params)}
            plain={FIRST_MENU}
          >
            <p aria-hidden="true" className="mb-3 text-h4 print:hidden">
              {t('filterLabel')}
            </p>
            <FilterNav
              label={t('filterLabel')}
              options={menus.map(({ value, label, announcement }) => ({ value, label, announcement }))}
            />
            <div className="cols mt-6 items-start gap-y-12">
              <div className="lg:col-span-8">
                <MenuPanel cards={menus.map(({ value, content }) => ({ value, content }))} />
              </div>
              <TableBooking locale={locale} />
            </div>
          </FilterProvider>
        </div>
      </section>
    </>
  )
}
