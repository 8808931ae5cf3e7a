import type { Menu, Restaurant } from 'schema-dts'
import { menuPrices } from '@/content/facts'
import { venue } from '@/content/venue'
import { menuCategories, offeredSections, type MenuCategory } from '@/content/weekly-menu'
import { today } from '@/lib/dates/today'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { absoluteAddress, thingId } from './address'
import { describeOffer } from './offers'
import { postalAddress } from './hotel'
import { pictureAddress } from './picture'

const cuisine: Localized = { sv: 'Svensk', en: 'Swedish' }
const menuName: Localized = { sv: 'Veckans meny', en: 'Weekly menu' }

/** The hotel's restaurant. */
export function describeRestaurant(locale: Locale, day = today()): Restaurant {
  const prices = [
    menuPrices.lunch,
    ...offeredSections(day).flatMap(({ dishes }) => dishes.flatMap(({ price }) => price ?? [])),
  ]
  return {
    '@type': 'Restaurant',
    '@id': thingId('restaurant'),
    name: venue.name[locale],
    url: absoluteAddress('/restaurant', locale),
    image: pictureAddress('food-restaurant-window'),
    address: postalAddress,
    telephone: venue.phone.e164,
    servesCuisine: cuisine[locale],
    acceptsReservations: true,
    priceRange: `${Math.min(...prices)}–${Math.max(...prices)} SEK`,
    menu: absoluteAddress('/weekly-menu', locale),
    containedInPlace: { '@id': thingId('hotel') },
  }
}

/**
 * The menu as /weekly-menu offers it.
 * @param titles the categories' names in the page's language
 */
export function describeMenu(
  titles: Readonly<Record<MenuCategory, string>>,
  locale: Locale,
  day = today(),
): Menu {
  const sections = offeredSections(day)
  return {
    '@type': 'Menu',
    name: menuName[locale],
    inLanguage: locale,
    hasMenuSection: menuCategories
      .map((category) => ({ category, parts: sections.filter((part) => part.category === category) }))
      .filter(({ parts }) => parts.length > 0)
      .map(({ category, parts }) => ({
        '@type': 'MenuSection' as const,
        name: titles[category],
        hasMenuItem: parts.flatMap(({ dishes }) =>
          dishes.map((dish) => ({
            '@type': 'MenuItem' as const,
            name: dish.name[locale],
            ...(dish.description && { description: dish.description[locale] }),
            ...(dish.price !== undefined && { offers: describeOffer(dish.price, locale) }),
          })),
        ),
      })),
  }
}
