import { menuPrices, weekendMenuWeeks } from '@/content/facts'
import type { Localized } from '@/lib/i18n/locales'
import { formatRange } from '@/lib/i18n/range'
import type { ViewOf } from '@/lib/routes/views'
import type { PictureName } from './pictures'
import { emailLink } from './venue'

export type MenuCategory = ViewOf<'/weekly-menu'>

export const FIRST_MENU: MenuCategory = 'lunch'

export interface Dish {
  name: Localized
  description?: Localized
  /** Kronor. */
  price: number
}

interface MenuSection {
  /** Without one, its dishes come directly below the category. */
  title?: Localized
  /** With links, as `LinkedText` reads them. */
  paragraphs?: readonly Localized[]
  dishes?: readonly Dish[]
  /** What has no price of its own, in lower case. */
  includes?: readonly Localized[]
}

/** Beside the card of each menu, and above its prices. */
export const menuPictures: Readonly<Record<MenuCategory, PictureName>> = {
  lunch: 'food-lunch-buffet',
  breakfast: 'food-breakfast-buffet',
  weekend: 'food-restaurant-window',
  bar: 'food-charcuterie',
}

/** The fixed menu. Lunch names no dishes: it is cooked for those who have booked. */
export const menu: Readonly<Record<MenuCategory, readonly MenuSection[]>> = {
  lunch: [
    { dishes: [{ name: { sv: 'Lunch', en: 'Lunch' }, price: menuPrices.lunch }] },
    {
      title: { sv: 'Lunchen bokas i förväg', en: 'Book lunch ahead' },
      paragraphs: [
        {
          sv: `Köket vill veta hur många som kommer: mejla ${emailLink}.`,
          en: `The kitchen likes to know how many are coming: email ${emailLink}.`,
        },
        {
          sv: 'Hör av dig i förväg om du har en allergi eller äter specialkost.',
          en: 'If you have an allergy or a special diet, please let us know in advance.',
        },
      ],
    },
    {
      title: { sv: 'Ingår alltid', en: 'Always included' },
      includes: [
        { sv: 'salladsbuffé', en: 'salad buffet' },
        { sv: 'bröd', en: 'bread' },
        { sv: 'kaffe med kaka', en: 'coffee with cake' },
      ],
    },
  ],
  breakfast: [
    {
      dishes: [
        {
          name: { sv: 'Frukostbuffé', en: 'Breakfast buffet' },
          // assumed: description
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
      includes: [
        { sv: 'förrätter', en: 'starters' },
        { sv: 'varmrätter', en: 'mains' },
        { sv: 'tillbehör', en: 'sides' },
      ],
    },
  ],
  bar: [
    {
      dishes: [
        {
          name: { sv: 'Charkbricka', en: 'Charcuterie board' },
          // assumed: description
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

const { from, to } = weekendMenuWeeks

/** The weeks that the weekend's menu was written for. No year belongs to them, and they filter nothing. */
export const weekendWeeks = {
  label: { sv: `Vecka ${from}-${to}`, en: `Weeks ${formatRange(from, to)}` },
  note: {
    sv: 'Det här är menyn för de veckorna. Receptionen berättar vad som serveras i helgen.',
    en: 'This is the menu for those weeks. Reception can tell you what’s on this weekend.',
  },
} satisfies Record<string, Localized>
