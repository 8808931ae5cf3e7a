import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { PageHero } from '@/components/sections/hero/page-hero'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { PictureSection } from '@/components/sections/page/picture-section'
import { describeRestaurant } from '@/components/seo/structured-data/hotel'
import { JsonLd } from '@/components/ui/json-ld'
import { guestEvenings } from '@/content/restaurant'
import { FIRST_MENU } from '@/content/weekly-menu'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/weekly-menu'

export default async function WeeklyMenuLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const [t, restaurant] = [await getTranslations('weeklyMenu'), await getTranslations('restaurant')]
  return (
    <>
      <JsonLd things={[describeRestaurant(locale)]} />
      <PageHero path={PATH} ridge="west" lead={t('lead', { evenings: textIn(guestEvenings, locale) })}>
        <InquiryLink about="table" label={t('bookTable')} />
      </PageHero>
      <section
        id="menu-card"
        className="scroll-mt-nav overflow-x-clip pt-group pb-next on-birch print:bg-white print:py-0"
      >
        <div className="wrap">
          <div className="items-center gap-x-10 md:flex">
            <p aria-hidden="true" className="text-h4 max-md:mb-3 print:hidden">
              {t('filterLabel')}
            </p>
            <FilterNav
              label={t('filterLabel')}
              whenPlain={FIRST_MENU}
              options={viewsOf(PATH).map((value) => ({
                value,
                href: viewHref(PATH, value === FIRST_MENU ? undefined : value),
                label: t(`categories.${value}`),
                announcement: t('shown', { category: t(`categories.${value}`) }),
              }))}
            />
          </div>
          <div className="cols mt-6 gap-y-12">{children}</div>
        </div>
      </section>
      <PictureSection
        picture="hero-kitchen-morning"
        side="right"
        heading={restaurant('week')}
        text={restaurant('weekText')}
        className="print:hidden"
      >
        <Link href="/restaurant#meals" className="mt-7 btn btn-secondary">
          {t('toMeals')}
        </Link>
      </PictureSection>
    </>
  )
}
