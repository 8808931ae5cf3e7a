import { dinnerDays, guestDinnerDays, hours, menuPrices } from '@/content/facts'
import { groupHours, nameEvenings, nameWeekdays } from '@/lib/dates/weekdays'
import { formatMenuPrice } from '@/lib/i18n/format'
import { type Locale, localize, type Localized } from '@/lib/i18n/locales'
import { weekendWeeks } from './weekly-menu'

/** When the kitchen serves dinner to hotel guests; it stands wherever a page lists the evenings of the restaurant. */
export const guestEvenings = nameEvenings(guestDinnerDays)

const onDinnerDays = localize((locale) => nameWeekdays(dinnerDays, locale))
const inTheBar: Localized = { sv: 'i baren', en: 'in the bar' }

interface Meal {
  name: Localized
  /** When or where it is served; some meals have no days. */
  served?: Localized
  /** Whole kronor, or for whom it is included; some meals have no stated price. */
  price?: number | Localized
}

/** Every meal that the hotel names, with its days and its price. */
export const meals: readonly Meal[] = [
  {
    name: { sv: 'Frukostbuffé', en: 'Breakfast buffet' },
    served: groupHours(...Object.values(hours.breakfast)),
    price: menuPrices.breakfastBuffet,
  },
  { name: { sv: 'Frukost Deluxe', en: 'Breakfast Deluxe' }, price: menuPrices.breakfastDeluxe },
  {
    name: { sv: 'Lunch', en: 'Lunch' },
    served: { sv: 'bokas i förväg', en: 'booked ahead' },
    price: menuPrices.lunch,
  },
  {
    name: { sv: 'Middag för hotellgäster', en: 'Dinner for hotel guests' },
    served: guestEvenings,
    price: { sv: 'ingår när du reser privat', en: 'included on leisure stays' },
  },
  { name: { sv: 'Husmanskost', en: 'Husmanskost' }, served: onDinnerDays },
  { name: { sv: 'Middag, två rätter', en: 'Two-course dinner' }, served: onDinnerDays },
  {
    name: { sv: 'Middag, tre rätter', en: 'Three-course dinner' },
    served: { sv: 'på helgen', en: 'at weekends' },
  },
  {
    name: { sv: 'Helgbuffé', en: 'Weekend buffet' },
    served: weekendWeeks.label,
    price: menuPrices.weekendBuffet,
  },
  {
    name: { sv: 'Charkbricka', en: 'Charcuterie board' },
    served: inTheBar,
    price: menuPrices.charcuterieBoard,
  },
  { name: { sv: 'Snacks', en: 'Snacks' }, served: inTheBar, price: menuPrices.snacks },
  { name: { sv: 'Nachos', en: 'Nachos' }, served: inTheBar, price: menuPrices.nachos },
]

export function mealPrice({ price }: Meal, locale: Locale): string | undefined {
  return typeof price === 'number' ? formatMenuPrice(price, locale) : price?.[locale]
}

export const occasions = [
  {
    label: { sv: 'Bröllop, möhippa, jubileum', en: 'Weddings, hen parties, anniversaries' },
    href: '/celebrate',
  },
  { label: { sv: 'Konferens', en: 'Conferences' }, href: '/conference' },
  { label: { sv: 'Julbord', en: 'Christmas buffet' }, href: '/julbord' },
  { label: { sv: 'Nyår', en: 'New Year' }, href: '/nyar' },
]
