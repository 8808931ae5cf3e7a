import { hours, menuPrices, weekendMenu } from '@/content/facts'
import { statusOf } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatHours, formatRange } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'

export const menuCategories = ['lunch', 'breakfast', 'weekend', 'bar'] as const
export type MenuCategory = (typeof menuCategories)[number]

/** What the page shows without a choice: the weekend's dishes in the weeks that they were written for, else lunch. */
export function firstMenu(day = today()): MenuCategory {
  return statusOf(weekendMenu, day) === 'running' ? 'weekend' : 'lunch'
}

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
export const menuSections: readonly MenuSection[] = [
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
    title: { sv: 'Förrätter', en: 'Starters' },
    dishes: [
      {
        name: { sv: 'Rökt röding', en: 'Smoked char' },
        description: { sv: 'Inlagd gurka, dill och tunnbröd', en: 'Pickled cucumber, dill and flatbread' },
      },
      {
        name: { sv: 'Svampsoppa', en: 'Mushroom soup' },
        description: {
          sv: 'Torkad svamp och rostat surdegsbröd',
          en: 'Dried mushrooms and toasted sourdough',
        },
      },
    ],
  },
  {
    category: 'weekend',
    title: { sv: 'Varmrätter', en: 'Mains' },
    dishes: [
      {
        name: { sv: 'Kalops', en: 'Kalops' },
        description: {
          sv: 'Långkok med kryddpeppar och rödbetor',
          en: 'Slow-cooked beef with allspice and beetroot',
        },
      },
      {
        name: { sv: 'Stekt sik', en: 'Pan-fried whitefish' },
        description: { sv: 'Brynt smör och pepparrot', en: 'Browned butter and horseradish' },
      },
      {
        name: { sv: 'Rotfrukts\u00ADgratäng', en: 'Root vegetable gratin' },
        description: { sv: 'Lagrad ost och timjan', en: 'Mature cheese and thyme' },
      },
    ],
  },
  {
    category: 'weekend',
    title: { sv: 'Tillbehör', en: 'Sides' },
    dishes: [
      { name: { sv: 'Kokt mandelpotatis', en: 'Boiled almond potatoes' } },
      { name: { sv: 'Rårörda lingon', en: 'Lingonberries stirred with sugar' } },
      { name: { sv: 'Syrlig vitkål', en: 'Tangy white cabbage' } },
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

/** Content of a category's card: a notice, its parts, or one of the two empty states. */
export type MenuCardState =
  | { kind: 'notice' }
  | { kind: 'sections'; sections: readonly MenuSection[] }
  | { kind: 'emptyWeekend' }
  | { kind: 'empty' }

/** Decides what a category's card shows. */
export function readMenuCard(
  category: MenuCategory,
  sections: readonly MenuSection[] = menuSections,
): MenuCardState {
  const own = sections.filter((section) => section.category === category && section.dishes.length > 0)
  if (own.length > 0) return { kind: 'sections', sections: own }
  if (category === 'lunch') return { kind: 'notice' }
  return { kind: category === 'weekend' ? 'emptyWeekend' : 'empty' }
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
}

const { weekdays, weekends } = hours.breakfast

/** Which weeks the weekend menu is for, and where to ask once they are over. */
export function weekendMenuLabel(locale: Locale, day = today()): string {
  const { weeks } = weekendMenu
  const label = {
    sv: `Vecka ${formatRange(weeks.from, weeks.to)}`,
    en: `Weeks ${formatRange(weeks.from, weeks.to)}`,
  }[locale]
  if (statusOf(weekendMenu, day) !== 'over') return label
  const year = weekendMenu.from.slice(0, 4)
  return {
    sv: `${label} ${year}. Den här helgens meny får du av receptionen.`,
    en: `${label}, ${year}. Ask reception for this weekend’s menu.`,
  }[locale]
}

/** The texts of the menu page. */
export const weeklyMenuCopy: Localized<WeeklyMenuCopy> = {
  sv: {
    lead: 'Fisk ur kallt vatten, rotfrukter ur kall jord. Två rätter varje fredag och lördag, lunch för dig som har bokat.',
    notes: {
      lunch: 'För dig som har bokat i förväg.',
      breakfast: `Vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}. Ingår när du bor här.`,
      weekend:
        'Menyerna byts under året. Tvårättersmiddag varje fredag och lördag; bor du här äter du middag alla kvällar.',
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
  },
  en: {
    lead: 'Fish from cold water, root vegetables from cold soil. Two courses every Friday and Saturday, and lunch if you book ahead.',
    notes: {
      lunch: 'For guests who have booked ahead.',
      breakfast: `Weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}. Included when you stay with us.`,
      weekend:
        'Menus change through the year. There’s a two-course dinner every Friday and Saturday; hotel guests have dinner every evening.',
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
  },
}
