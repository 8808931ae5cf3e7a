import { daysLeft, listDays, otherYear, spanOf } from '../lib/dates/offers.ts'
import {
  formatDates,
  formatDays,
  formatHours,
  formatPrice,
  formatRange,
  PER_PERSON,
} from '../lib/i18n/format.ts'
import { type Locale, type Localized, textIn } from '../lib/i18n/locales.ts'
import { keepRanges } from '../lib/i18n/range.ts'
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

export const lastMealDay = spanOf([...christmas.buffet.dates, ...christmas.lunch.dates].sort()).to

export type MealLeft = ReturnType<typeof mealsLeft>[number]

/** The meals whose days have not all passed, with the days that are left. */
export function mealsLeft() {
  return Object.values(christmasMeals)
    .map((meal) => ({ ...meal, dates: daysLeft(meal.dates) }))
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

/** A meal with the days that are left: `Julbord 6 och 12 december`. */
function nameMeal({ title, dates }: MealLeft, locale: Locale): string {
  const year = otherYear(season)
  const span = spanOf(dates)
  const areInARow = listDays(span).length === dates.length
  const days = areInARow ? formatDays(span, locale, year) : formatDates(dates, locale, year)
  return `${textIn(title, locale)} ${days}`
}

/** What is left, meal by meal: `Julbord 6 och 12 december. …` */
export function christmasDays(locale: Locale): string {
  return mealsLeft()
    .map((meal) => `${nameMeal(meal, locale)}.`)
    .join(' ')
}

/** What is left, meal by meal: `Julbord 6 och 12 december, 675 kr per person.` */
function listMeals(locale: Locale): string[] {
  return mealsLeft().map(
    (meal) =>
      `${nameMeal(meal, locale)}, ${formatPrice(meal.prices[0].kronor, locale)} ${textIn(PER_PERSON, locale)}.`,
  )
}

/** What is left, with all that it costs: `Julbord 6 och 12 december, alkoholfri dryck ingår: 675 kr per person, …` */
export function describeMeals(locale: Locale): string {
  return mealsLeft()
    .map((meal) => {
      const [adult, child] = meal.prices.map(({ kronor }) => formatPrice(kronor, locale))
      const { value } = textIn(meal.fact, locale)
      const fact = value.charAt(0).toLowerCase() + value.slice(1)
      const children = textIn(meal.prices[1].label, locale).toLowerCase()
      const forChildren = { sv: `${children} ${child}`, en: `${child} for ${children}` }
      return `${nameMeal(meal, locale)}, ${fact}: ${adult} ${textIn(PER_PERSON, locale)}, ${textIn(forChildren, locale)}.`
    })
    .join(' ')
}

/** For search results: what is left, or that all is over. */
export function christmasDescription(locale: Locale): string {
  const place = { sv: 'Bordet dukas på Källfjället i Norrland.', en: 'Served at Källfjället, Sweden.' }
  const meals = listMeals(locale)
  return meals.length > 0 ? [...meals, textIn(place, locale)].join(' ') : textIn(christmasOver, locale).text
}

/** The page's first sentences, a line each. */
export function christmasLead(locale: Locale): string {
  if (mealsLeft().length === 0) return textIn(christmasOver, locale).text
  // assumed: dishes
  const dishes = {
    sv: 'Vi dukar fram sill, skinka och köttbullar.',
    en: 'We’ll set out herring, ham and meatballs.',
  }
  const meals = listMeals(locale).map((meal) =>
    keepRanges(meal)
      .replace(/ (och|and) /, '\u00A0$1\u00A0')
      .replace(' per ', '\u00A0per\u00A0'),
  )
  return [textIn(dishes, locale), ...meals].join('\n')
}
