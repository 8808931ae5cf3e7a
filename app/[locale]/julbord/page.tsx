import { BuffetDates } from '@/components/sections/christmas/buffet-dates'
import { GroupNote } from '@/components/sections/christmas/group-note'
import { LunchWeek } from '@/components/sections/christmas/lunch-week'
import { OverNote } from '@/components/sections/events/over-note'
import { PageHero } from '@/components/sections/hero/page-hero'
import { metadataOf } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import { describeHotelInShort } from '@/components/seo/structured-data/hotel'
import { JsonLd } from '@/components/ui/json-ld'
import { comingOccasions } from '@/content/calendar'
import { christmasLead, christmasOver, mealsLeft } from '@/content/christmas'
import { christmas } from '@/content/facts'
import { isOffered } from '@/lib/dates/offers'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/julbord')

/** Christmas buffet. */
export default async function ChristmasPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const meals = mealsLeft()
  const occasions = comingOccasions().filter(({ href }) => href === '/julbord')
  return (
    <>
      <JsonLd things={[describeHotelInShort(locale), ...describeEvents(occasions, locale)]} />
      <PageHero path="/julbord" locale={locale} ridge="west" lead={christmasLead(locale)} />
      {meals.map((meal) => {
        const Meal = meal.about === 'christmas-buffet' ? BuffetDates : LunchWeek
        return <Meal key={meal.about} meal={meal} locale={locale} />
      })}
      {meals.length === 0 && (
        <section className="wrap py-section">
          <OverNote {...textIn(christmasOver, locale)} />
        </section>
      )}
      {isOffered(christmas.season) && <GroupNote locale={locale} />}
    </>
  )
}
