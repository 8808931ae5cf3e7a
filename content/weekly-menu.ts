import { menuPrices, weekendMenu } from '@/content/facts'
import { isOver } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDays } from '@/lib/i18n/format'
import { localize, type Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'
import { emailLink } from './venue'

export type MenuCategory = ViewOf<'/weekly-menu'>

/** What the page shows without a choice. */
export const FIRST_MENU: MenuCategory = 'lunch'

/** A line of the menu. */
export interface Dish {
  name: Localized
  description?: Localized
  /** Kronor, where the dish has a price of its own. */
  price?: number
}

/** A part of a category. */
interface MenuSection {
  /** Without one, its dishes come directly below the category. */
  title?: Localized
  /** With links, as `LinkedText` reads them. */
  paragraphs?: readonly Localized[]
  dishes?: readonly Dish[]
}

/** The fixed menu. Lunch names no dishes: it is cooked for those who have booked. */
const menu: Readonly<Record<MenuCategory, readonly MenuSection[]>> = {
  lunch: [
    { dishes: [{ name: { sv: 'Lunch', en: 'Lunch' }, price: menuPrices.lunch }] },
    {
      title: { sv: 'Lunchen bokas i förväg', en: 'Book lunch ahead' },
      paragraphs: [
        {
          sv: `Köket vill veta hur många som kommer. Mejla ${emailLink}, så svarar vi om det finns plats, vad som serveras och när.`,
          en: `The kitchen likes to know how many are coming. Email ${emailLink} and we’ll tell you whether there’s room, what’s being served and when.`,
        },
        {
          sv: 'Allergi eller specialkost? Hör av dig i förväg, så berättar vi vad köket kan ordna.',
          en: 'Allergies or dietary requirements? Tell us in advance and we’ll let you know what the kitchen can do.',
        },
      ],
    },
    {
      title: { sv: 'Ingår alltid', en: 'Always included' },
      dishes: [
        { name: { sv: 'Salladsbuffé', en: 'Salad buffet' } },
        { name: { sv: 'Bröd', en: 'Bread' } },
        { name: { sv: 'Kaffe med kaka', en: 'Coffee with cake' } },
      ],
    },
  ],
  breakfast: [
    {
      dishes: [
        {
          name: { sv: 'Frukostbuffé', en: 'Breakfast buffet' },
          description: {
            sv: 'Bröd, ägg, ost, bär, juice och kaffe. Ta om.',
            en: 'Bread, eggs, cheese, berries, juice and coffee. Go back for more.',
          },
          price: menuPrices.breakfastBuffet,
        },
        { name: { sv: 'Frukost Deluxe', en: 'Breakfast Deluxe' }, price: menuPrices.breakfastDeluxe },
      ],
    },
  ],
  weekend: [
    { dishes: [{ name: { sv: 'Helgbuffé', en: 'Weekend buffet' }, price: menuPrices.weekendBuffet }] },
    {
      title: { sv: 'Att välja på', en: 'To choose from' },
      dishes: [
        { name: { sv: 'Förrätter', en: 'Starters' } },
        { name: { sv: 'Varmrätter', en: 'Mains' } },
        { name: { sv: 'Tillbehör', en: 'Sides' } },
      ],
    },
  ],
  bar: [
    {
      dishes: [
        {
          name: { sv: 'Charkbricka', en: 'Charcuterie board' },
          description: {
            sv: 'Skinka, korv, ost, lingon och knäckebröd',
            en: 'Ham, sausage, cheese, lingonberries and crispbread',
          },
          price: menuPrices.charcuterieBoard,
        },
        { name: { sv: 'Snacks', en: 'Snacks' }, price: menuPrices.snacks },
        { name: { sv: 'Nachos', en: 'Nachos' }, price: menuPrices.nachos },
      ],
    },
  ],
}

/** What can be had on a day: nothing of the weekend's dishes once their weeks are over. */
export function menuOf(category: MenuCategory, day = today()): readonly MenuSection[] {
  return category === 'weekend' && isOver(weekendMenu, day) ? [] : menu[category]
}

const weeks = `Vecka ${weekendMenu.weeks.from}-${weekendMenu.weeks.to}`
const weekendDays = localize((locale) => formatDays(weekendMenu, locale, 'numeric'))

/** When the weekend's dishes are served, and what to say once that is over. English knows no numbers of weeks. */
export const weekendWeeks = {
  heading: { sv: weeks, en: weekendDays.en },
  over: {
    sv: `${weeks}, ${weekendDays.sv}, serverade vi helgbuffé, förrätter, varmrätter och tillbehör. Den här helgens meny får du av receptionen.`,
    en: `On ${weekendDays.en} we served a weekend buffet, starters, mains and sides. Ask reception for this weekend’s menu.`,
  },
}
