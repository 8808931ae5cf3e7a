import { daysLeft, listDays, otherYear, spanOf } from '../lib/dates/offers.ts'
import { today } from '../lib/dates/today.ts'
import { formatDates, formatDays, formatHours, formatPrice, formatRange } from '../lib/i18n/format.ts'
import { type Locale, type Localized, textIn } from '../lib/i18n/locales.ts'
import { christmas, hours } from './facts.ts'

const { season, childUpToAge } = christmas

/** Per person. */
const pricesOf = ({ adult, child }: { adult: number; child: number }) =>
  [
    { kronor: adult, label: { sv: `Från ${childUpToAge + 1} år`, en: `Aged ${childUpToAge + 1} and over` } },
    {
      kronor: child,
      label: {
        sv: `Barn ${formatRange(0, childUpToAge)} år`,
        en: `Children aged ${formatRange(0, childUpToAge)}`,
      },
    },
  ] as const

export const christmasMeals = {
  buffet: {
    about: 'christmas-buffet' as const,
    dates: christmas.buffet.dates,
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    text: {
      sv: 'Gå i rätt ordning eller i ingen ordning alls, och ta gärna om.',
      en: 'Take it in the proper order or in no order at all, and do go back for more.',
    },
    prices: pricesOf(christmas.buffet),
    fact: {
      sv: { label: 'Dryck', value: 'Alkoholfri dryck ingår' },
      en: { label: 'Drinks', value: 'Non-alcoholic drinks included' },
    },
  },
  lunch: {
    about: 'christmas-lunch' as const,
    dates: christmas.lunch.dates,
    title: { sv: 'Jullunch', en: 'Christmas lunch' },
    text: { sv: 'Kom medan det ännu är ljust.', en: 'Come while there’s still some light.' },
    prices: pricesOf(christmas.lunch),
    fact: {
      sv: { label: 'Tid', value: formatHours(hours.christmasLunch) },
      en: { label: 'Hours', value: formatHours(hours.christmasLunch) },
    },
  },
}

export const lastMealDay = spanOf([...christmas.buffet.dates, ...christmas.lunch.dates].toSorted()).to

/** The meals whose days have not all passed, with the days that are left. */
export function mealsLeft(day = today()) {
  return Object.values(christmasMeals)
    .map((meal) => ({ ...meal, dates: daysLeft(meal.dates, day) }))
    .filter(({ dates }) => dates.length > 0)
}

export const christmasOver: Localized<{ heading: string; text: string }> = {
  sv: {
    heading: 'Julbordet är avdukat',
    text: `Julborden ${formatDates(christmas.buffet.dates, 'sv', 'numeric')} och jullunchen ${formatDays(spanOf(christmas.lunch.dates), 'sv', 'numeric')} är över. I kalendern står vad som händer härnäst.`,
  },
  en: {
    heading: 'The table has been cleared',
    text: `The buffets on ${formatDates(christmas.buffet.dates, 'en', 'numeric')} and the lunch on ${formatDays(spanOf(christmas.lunch.dates), 'en', 'numeric')} are over. The calendar shows what’s coming up.`,
  },
}

/** What is left, meal by meal: `Julbord 6 och 12 december, 675 kr per person.` */
function listMeals(locale: Locale, day = today()): string[] {
  return mealsLeft(day).map(({ title, dates, prices: [adult] }) => {
    const year = otherYear(season, day)
    const span = spanOf(dates)
    const areInARow = listDays(span).length === dates.length
    const days = areInARow ? formatDays(span, locale, year) : formatDates(dates, locale, year)
    return `${textIn(title, locale)} ${days}, ${formatPrice(adult.kronor, locale)} per person.`
  })
}

/** For search results: what is left, or that all is over. */
export function christmasDescription(locale: Locale): string {
  const place = { sv: 'Bordet dukas på Källfjället i Norrland.', en: 'Served at Källfjället, Sweden.' }
  const meals = listMeals(locale)
  return meals.length > 0 ? [...meals, textIn(place, locale)].join(' ') : textIn(christmasOver, locale).text
}

/** The page's first sentences, a line each. */
export function christmasLead(locale: Locale, day?: string): string {
  const dishes = {
    sv: 'Vi dukar fram sill, skinka och köttbullar.',
    en: 'We’ll set out herring, ham and meatballs.',
  }
  const meals = listMeals(locale, day).map((meal) =>
    meal
      .replace(/ (och|and) /, '\u00A0$1\u00A0')
      .replace('–', '–\u2060')
      .replace(' per ', '\u00A0per\u00A0'),
  )
  return [textIn(dishes, locale), ...meals].join('\n')
}
