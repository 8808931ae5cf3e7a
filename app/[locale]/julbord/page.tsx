import { getLocale, getTranslations } from 'next-intl/server'
import { BuffetSection, LunchSection } from '@/components/sections/christmas/meal-sections'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { JsonLd } from '@/components/ui/json-ld'
import { comingOccasions } from '@/content/calendar'
import { christmasLead, christmasOver, mealsLeft } from '@/content/christmas'
import { christmas } from '@/content/facts'
import { venue } from '@/content/venue'
import { isOffered } from '@/lib/dates/offers'
import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/julbord')

export default async function ChristmasPage() {
  const locale = await getLocale()
  const t = await getTranslations('events')
  const meals = mealsLeft()
  const occasions = comingOccasions().filter(({ href }) => href === '/julbord')
  const group = {
    count: formatCount(christmas.groupFrom, locale),
    price: formatPrice(christmas.companyPackageFromExVat, locale),
  }
  return (
    <>
      <JsonLd things={describeEvents(occasions, locale)} />
      <PageHero path="/julbord" ridge="west" lead={christmasLead(locale)}>
        {meals[0] && (
          <InquiryLink about={meals[0].about} label={t('book')} className="btn-caps btn-primary" />
        )}
      </PageHero>
      {meals.map((meal) => {
        const Meal = meal.about === 'christmas-buffet' ? BuffetSection : LunchSection
        return <Meal key={meal.about} meal={meal} />
      })}
      {meals.length === 0 && (
        <section className="wrap py-section">
          <OverNote heading={textIn(christmasOver, locale).heading} />
        </section>
      )}
      {isOffered(christmas.season) && (
        <section className="py-next on-birch">
          <div className="cols wrap gap-y-8">
            <h2 className="text-h2 lg:col-span-5">{t('groups', group)}</h2>
            <div className="lg:col-span-6 lg:col-start-7">
              <p className="max-w-lead text-lead">{t('groupsText')}</p>
              <p className="mt-4 flex flex-wrap gap-x-8">
                <a href={`mailto:${venue.email}`} className="action-link">
                  {venue.email}
                </a>
                <a href={venue.phone.href} className="num action-link">
                  {textIn(venue.phone.display, locale)}
                </a>
              </p>
              <p className="mt-8 max-w-measure border-t hairline pt-5">{t('companies', group)}</p>
              <InquiryLink
                about="christmas-company"
                fromConference
                label={t('company')}
                className="mt-5 btn-primary"
              />
            </div>
          </div>
        </section>
      )}
    </>
  )
}
