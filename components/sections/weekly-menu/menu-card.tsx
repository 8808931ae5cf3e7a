import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { LinkedText } from '@/components/ui/linked-text'
import { hours } from '@/content/facts'
import { type Dish, menu, type MenuCategory, menuPictures, weekendWeeks } from '@/content/weekly-menu'
import { groupHours } from '@/lib/dates/weekdays'
import { capitalize, formatList, formatMenuPrice } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { type Locale, type Localized, textIn } from '@/lib/i18n/locales'
import { viewHref, viewsOf } from '@/lib/routes/views'

const breakfastHours = groupHours(...Object.values(hours.breakfast))

export async function MenuCard({ category }: { category: MenuCategory }) {
  const locale = await getLocale()
  const t = await getTranslations('weeklyMenu')
  const sections = menu[category]
  const isEmpty = sections.length === 0
  const isWeekend = category === 'weekend'
  return (
    <article className="col-span-full border border-birch-300 bg-white p-[clamp(1.625rem,3vw,3rem)] lg:col-span-7 print:border-0 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-7.5 gap-y-2.5 border-b-3 border-fir-950 pb-6">
        <div>
          {isWeekend && !isEmpty && <p className="text-ui quiet">{textIn(weekendWeeks.label, locale)}</p>}
          <h2 className="mt-1.5 text-h2">{t(`categories.${category}`)}</h2>
        </div>
        <p className="max-w-72 text-ui quiet">
          {t(`notes.${category}`, { hours: capitalize(textIn(breakfastHours, locale)) })}
        </p>
      </div>
      <div className="divide-y divide-rule">
        {sections.map(({ title, paragraphs = [], includes, dishes }) => (
          // The title in the narrow column, its text in the wide one, or dishes in both.
          <div
            key={title?.sv ?? ''}
            className="gap-gutter py-5 last:pb-0 md:grid md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:py-2"
          >
            {title && <h3 className="text-h3">{textIn(title, locale)}</h3>}
            <div className={title ? undefined : 'md:col-span-2'}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph.sv} className="py-2">
                  <LinkedText text={textIn(paragraph, locale)} />
                </p>
              ))}
              {includes && <p className="py-2">{capitalize(formatNames(includes, locale))}.</p>}
              {dishes && <DishList dishes={dishes} />}
            </div>
          </div>
        ))}
      </div>
      {isEmpty && <p className="pt-7.5 text-lead">{t(isWeekend ? 'emptyWeekend' : 'empty')}</p>}
      {isWeekend && !isEmpty && <p className="pt-7.5 text-ui">{textIn(weekendWeeks.note, locale)}</p>}
    </article>
  )
}

/** What else there is: each menu with its prices, and the weekend's with its weeks. */
export async function OtherMenus({ than }: { than: MenuCategory }) {
  return (
    <ul className="col-span-full grid gap-x-gutter gap-y-8 md:grid-cols-[4fr_5fr_4fr] print:hidden">
      {viewsOf('/weekly-menu')
        .filter((category) => category !== than)
        .map((category) => (
          <li key={category}>
            <div className="mb-3 aspect-landscape overflow-hidden max-md:-mx-(--bleed) md:aspect-auto md:h-58">
              <ContentPicture name={menuPictures[category]} alt="" sizes="(width >= 48rem) 36vw, 100vw" />
            </div>
            <OtherMenu category={category} />
          </li>
        ))}
    </ul>
  )
}

async function OtherMenu({ category }: { category: MenuCategory }) {
  const locale = await getLocale()
  const t = await getTranslations('weeklyMenu')
  return (
    <>
      <Link
        href={`${viewHref('/weekly-menu', category)}#menu-card`}
        className="flex min-h-11 items-center justify-between gap-3 font-sans text-h3 hover:underline"
      >
        {t(`categories.${category}`)}
        <ArrowRight className="size-4.5 flex-none" />
      </Link>
      {category === 'weekend' && menu.weekend.length > 0 && (
        <p className="text-ui quiet">{textIn(weekendWeeks.label, locale)}</p>
      )}
      <div className="mt-2 text-ui">
        {menu[category].map(({ title, includes, dishes }) => (
          <Fragment key={title?.sv ?? ''}>
            {title && includes && (
              <p className="border-t hairline py-2">
                {textIn(title, locale)}: {formatNames(includes, locale)}
              </p>
            )}
            {dishes && (
              <ul>
                {dishes.map(({ name, price }) => (
                  <li
                    key={name.sv}
                    className="flex flex-wrap items-baseline justify-between gap-x-3 border-t hairline py-2"
                  >
                    {textIn(name, locale)}
                    <span className="font-sans text-h4">{formatMenuPrice(price, locale)}</span>
                  </li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
      </div>
    </>
  )
}

const formatNames = (names: readonly Localized[], locale: Locale) =>
  formatList(
    names.map((name) => textIn(name, locale)),
    locale,
  )

function DishList({ dishes }: { dishes: readonly Dish[] }) {
  const locale = useLocale()
  return (
    <ul>
      {dishes.map(({ name, description, price }) => (
        <li key={name.sv} className="keep py-1.5 print:py-1">
          <p className="flex items-baseline gap-x-2.5">
            <span className="font-sans text-h3 font-medium">{textIn(name, locale)}</span>
            <i
              aria-hidden="true"
              className="flex-1 -translate-y-1 border-b-[1.5px] border-dotted border-edge"
            />
            <span className="figure-price">{formatMenuPrice(price, locale)}</span>
          </p>
          {description && <p className="quiet">{textIn(description, locale)}</p>}
        </li>
      ))}
    </ul>
  )
}
