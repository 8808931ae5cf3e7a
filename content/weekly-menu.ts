import { hours, menuPrices, weekendMenu } from '@/content/facts'
import { isOver } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatHours, formatMenuPrice } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { PageTexts } from './page-texts'

export const menuCategories = ['lunch', 'breakfast', 'weekend', 'bar'] as const
export type MenuCategory = (typeof menuCategories)[number]

/** What the page shows without a choice. */
export const FIRST_MENU: MenuCategory = 'lunch'

/** A line of the menu. */
export interface Dish {
  name: Localized
  description?: Localized
  /** Kronor, where the dish has a price of its own. */
  price?: number
}

/** A part of a category, such as starters. */
export interface MenuSection {
  category: MenuCategory
  /** Title of the part; without one, its dishes come directly below the category. */
  title?: Localized
  dishes: readonly Dish[]
}

/** The fixed menu. Lunch lists no dishes: it is cooked for those who have booked. */
const menuSections: readonly MenuSection[] = [
  {
    category: 'breakfast',
    dishes: [
      {
        name: { sv: 'Frukostbuffé', en: 'Breakfast buffet' },
        description: {
          sv: 'Bröd, ägg, ost, bär, juice och kaffe. Ta om.',
          en: 'Bread, eggs, cheese, berries, juice and coffee. Go back for more.',
        },
        price: menuPrices.breakfastBuffet,
      },
      {
        name: { sv: 'Frukost Deluxe', en: 'Breakfast Deluxe' },
        description: {
          sv: 'För morgnar utan brådska.',
          en: 'For mornings with nowhere to be.',
        },
        price: menuPrices.breakfastDeluxe,
      },
    ],
  },
  {
    category: 'weekend',
    dishes: [{ name: { sv: 'Helgbuffé', en: 'Weekend buffet' }, price: menuPrices.weekendBuffet }],
  },
  {
    category: 'weekend',
    title: { sv: 'Att välja på', en: 'To choose from' },
    dishes: [
      { name: { sv: 'Förrätter', en: 'Starters' } },
      { name: { sv: 'Varmrätter', en: 'Mains' } },
      { name: { sv: 'Tillbehör', en: 'Sides' } },
    ],
  },
  {
    category: 'bar',
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
]

/** What can be had on a day: without the weekend's dishes once their weeks are over. */
function offeredSections(day = today()): readonly MenuSection[] {
  return menuSections.filter(({ category }) => category !== 'weekend' || !isOver(weekendMenu, day))
}

/** Content of a category's card: a notice, its parts, or one of the two empty states. */
export type MenuCardState =
  | { kind: 'notice' }
  | { kind: 'sections'; sections: readonly MenuSection[] }
  | { kind: 'emptyWeekend' }
  | { kind: 'empty' }

/** Decides what a category's card shows. */
export function readMenuCard(
  category: MenuCategory,
  sections: readonly MenuSection[] = offeredSections(),
): MenuCardState {
  const own = sections.filter((section) => section.category === category && section.dishes.length > 0)
  if (own.length > 0) return { kind: 'sections', sections: own }
  if (category === 'lunch') return { kind: 'notice' }
  return { kind: category === 'weekend' ? 'emptyWeekend' : 'empty' }
}

/** Which weeks the weekend menu is for. */
export function weekendMenuLabel(locale: Locale): string {
  const { from, to } = weekendMenu.weeks
  return `${{ sv: 'Vecka', en: 'Weeks' }[locale]} ${from}-${to}`
}

/** What the weekend menu was, once its weeks are over. */
export function pastWeekendMenu(locale: Locale): string {
  const weeks = `${weekendMenuLabel(locale)}, ${weekendMenu.from.slice(0, 4)}`
  return {
    sv: `${weeks}: helgbuffé, förrätter, varmrätter och tillbehör.`,
    en: `${weeks}: weekend buffet, starters, mains and sides.`,
  }[locale]
}

/** Title, description and heading of /weekly-menu. */
export function weeklyMenuTexts(day = today()): Localized<PageTexts> {
  const price = (kronor: number, locale: Locale) => formatMenuPrice(kronor, locale)
  const hasWeekend = !isOver(weekendMenu, day)
  const buffet: Localized = {
    sv: hasWeekend ? `helgbuffé ${price(menuPrices.weekendBuffet, 'sv')} och ` : '',
    en: hasWeekend ? `weekend buffet ${price(menuPrices.weekendBuffet, 'en')} and ` : '',
  }
  return {
    sv: {
      title: 'Veckans meny: lunch, frukost, helg – Källfjället',
      description: `Lunch ${price(menuPrices.lunch, 'sv')} om du bokar i förväg, frukostbuffé ${price(menuPrices.breakfastBuffet, 'sv')}, ${buffet.sv}charkbricka i baren ${price(menuPrices.charcuterieBoard, 'sv')}. Två rätter fredag och lördag.`,
      h1: 'Veckans meny',
    },
    en: {
      title: 'Weekly menu: lunch, breakfast, weekend – Källfjället',
      description: `Lunch ${price(menuPrices.lunch, 'en')} if you book ahead, breakfast buffet ${price(menuPrices.breakfastBuffet, 'en')}, ${buffet.en}charcuterie board ${price(menuPrices.charcuterieBoard, 'en')}. Two courses on Fridays and Saturdays.`,
      h1: 'Weekly menu',
    },
  }
}

interface WeeklyMenuCopy {
  lead: string
  /** Short remark at the top of each card. */
  notes: Readonly<Record<MenuCategory, string>>
  lunchNotice: {
    heading: string
    /** Before and after the link with the e-mail address. */
    beforeEmail: string
    afterEmail: string
    included: readonly string[]
    dietary: string
  }
  booking: { heading: string; text: string; note: string }
  /** Whom to ask for this weekend's dishes, once those of the menu are over. */
  askForWeekend: string
}

const { weekdays, weekends } = hours.breakfast

/** The texts of the menu page. */
export const weeklyMenuCopy: Localized<WeeklyMenuCopy> = {
  sv: {
    lead: 'Fisk ur kallt vatten, rotfrukter ur kall jord. Två rätter varje fredag och lördag, lunch för dig som har bokat.',
    notes: {
      lunch: 'För dig som har bokat i förväg.',
      breakfast: `Vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}. Ingår när du bor här.`,
      weekend:
        'Menyerna växlar enligt ett schema. Varje fredag och lördag serveras en tvårättersmiddag; bor du här äter du middag alla kvällar.',
      bar: 'Till något kallt att dricka.',
    },
    lunchNotice: {
      heading: 'Lunchen bokas i förväg',
      beforeEmail: 'Köket vill veta hur många som kommer. Mejla',
      afterEmail: ', så står en tallrik och väntar.',
      included: ['Salladsbuffé', 'Bröd', 'Kaffe med kaka'],
      dietary: 'Allergi eller specialkost? Hör av dig i förväg, så berättar vi vad köket kan ordna.',
    },
    booking: {
      heading: 'Boka bord',
      text: 'Boka per mejl eller telefon. Fönsterborden går först.',
      note: 'Fråga oss gärna om allergener, och berätta om allergier när du bokar.',
    },
    askForWeekend: 'Receptionen vet vad som serveras i helgen.',
  },
  en: {
    lead: 'Fish from cold water, root vegetables from cold soil. Two courses every Friday and Saturday, and lunch if you book ahead.',
    notes: {
      lunch: 'For guests who have booked ahead.',
      breakfast: `Weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}. Included when you stay with us.`,
      weekend:
        'Menus rotate on a schedule. A two-course dinner is served every Friday and Saturday; hotel guests have dinner every evening.',
      bar: 'With something cold to drink.',
    },
    lunchNotice: {
      heading: 'Book lunch ahead',
      beforeEmail: 'The kitchen likes to know how many are coming. Email',
      afterEmail: ' and there’ll be a plate waiting for you.',
      included: ['Salad buffet', 'Bread', 'Coffee with cake'],
      dietary:
        'Allergies or dietary requirements? Tell us in advance and we’ll let you know what the kitchen can do.',
    },
    booking: {
      heading: 'Book a table',
      text: 'Book by email or phone. Window tables go first.',
      note: 'Do ask us about allergens, and tell us about any allergies when you book.',
    },
    askForWeekend: 'Reception knows what’s being served this weekend.',
  },
}
