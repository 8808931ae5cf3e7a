import { hours, menuPrices, weekendMenu } from '@/content/facts'
import { statusOf } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatHours } from '@/lib/i18n/format'
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
        name: { sv: 'Frukost Deluxe', en: 'Frukost Deluxe' },
        description: {
          sv: 'För dagar utan väckarklocka.',
          en: 'For days without an alarm clock.',
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
    title: { sv: 'Förrätt', en: 'Starter' },
    dishes: [
      {
        name: { sv: 'Rökt röding', en: 'Smoked char' },
        description: { sv: 'Inlagd gurka, dill och tunnbröd', en: 'Pickled cucumber, dill and flatbread' },
      },
      {
        name: { sv: 'Svampsoppa', en: 'Mushroom soup' },
        description: { sv: 'Kantareller och rostat surdegsbröd', en: 'Chanterelles and toasted sourdough' },
      },
    ],
  },
  {
    category: 'weekend',
    title: { sv: 'Varmrätt', en: 'Main course' },
    dishes: [
      {
        name: { sv: 'Kalops', en: 'Kalops' },
        description: {
          sv: 'Långkok med kryddpeppar och rödbetor',
          en: 'Slow-cooked beef with allspice and beetroot',
        },
      },
      {
        name: { sv: 'Stekt sik', en: 'Fried whitefish' },
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
    title: { sv: 'Tillbehör', en: 'Side' },
    dishes: [
      { name: { sv: 'Kokt mandelpotatis', en: 'Boiled almond potatoes' } },
      { name: { sv: 'Rårörda lingon', en: 'Raw stirred lingonberries' } },
      { name: { sv: 'Syrlig vitkål', en: 'Sharp white cabbage' } },
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
  const label = { sv: `Vecka ${weeks.from}–${weeks.to}`, en: `Weeks ${weeks.from}–${weeks.to}` }[locale]
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
    lead: 'Fisk ur kallt vatten, rotfrukter ur kall jord. Två rätter varje fredag och lördag, lunch för den som bokat.',
    notes: {
      lunch: 'Lagas till dem som har förbokat.',
      breakfast: `Vardagar ${formatHours(weekdays)}, helger ${formatHours(weekends)}. Ingår i rummet.`,
      weekend:
        'Menyerna växlar enligt schema. Tvårättersmiddag varje fredag och lördag; bor du här äter du middag alla kvällar.',
      bar: 'Till något kallt att dricka.',
    },
    lunchNotice: {
      heading: 'Bara efter förbokning',
      beforeEmail: 'Vi dukar för dem vi vet kommer. Boka lunch i förväg på',
      afterEmail: ', så finns det en tallrik med ditt namn.',
      included: ['Salladsbuffé', 'Bröd', 'Kaffe med kaka'],
      dietary: 'Allergi eller särskild kost? Hör av dig i förväg, så lagar vi efter det.',
    },
    booking: {
      heading: 'Boka bord',
      text: 'Skriv eller ring, så håller vi ett bord. De vid fönstret går först.',
      note: 'Säg till om allergier när du bokar.',
    },
  },
  en: {
    lead: 'Fish from cold water, roots from cold soil. Two courses every Friday and Saturday, and lunch for those who have booked.',
    notes: {
      lunch: 'Cooked for those who have booked ahead.',
      breakfast: `Weekdays ${formatHours(weekdays)}, weekends ${formatHours(weekends)}. Included with your room.`,
      weekend:
        'Menus rotate on a schedule. A two-course dinner every Friday and Saturday; hotel guests have dinner every evening.',
      bar: 'With something cold to drink.',
    },
    lunchNotice: {
      heading: 'Only by pre-booking',
      beforeEmail: 'We lay the table for those we know are coming. Book lunch in advance at',
      afterEmail: ' and there will be a plate with your name on it.',
      included: ['Salad buffet', 'Bread', 'Coffee with cake'],
      dietary: 'An allergy or a special diet? Get in touch in advance and we will cook for it.',
    },
    booking: {
      heading: 'Book a table',
      text: 'Write or call and we will hold a table. Those by the window go first.',
      note: 'Tell us about allergies when you book.',
    },
  },
}
