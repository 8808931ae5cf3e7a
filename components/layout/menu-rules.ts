import type { MenuItem, MenuSubItem } from '@/content/navigation'
import type { Locale } from '@/lib/i18n/locales'

/** One line of a menu in one language; without `href` it is text alone. */
export interface MenuLine {
  label: string
  href?: string
}

/** A top-level entry of a menu in one language. */
export interface MenuEntry {
  label: string
  href: string
  external: boolean
  /** Empty for a plain link. */
  lines: readonly MenuLine[]
}

/** Places of the entries that the header's bar shows. */
const BAR_ENTRIES = [0, 1, 2, 3, 4, 6, 8]
/** Place of the entry whose lines are limited in the bar, and the places of those lines. */
const MAGIC_ENTRY = 2
const MAGIC_LINES = [1, 2, 3, 5]

const MAGIC_LINK = '/magic'
/** Accommodation is a plain link everywhere and never expands. */
const ACCOMMODATION_LINK = '/boende'
/** Entries with this title in either language are left out of the side menu. */
const HIDDEN_TITLE = 'service'

/** The entries of the header's bar: places 0 to 4, 6 and 8, the third with its lines 1, 2, 3 and 5. */
export function barMenu(menu: readonly MenuItem[], locale: Locale): MenuEntry[] {
  return BAR_ENTRIES.flatMap((place) => {
    const item = menu[place]
    if (!item) return []
    const items = place === MAGIC_ENTRY ? pick(item.items, MAGIC_LINES) : item.items
    return toEntry(item, item.plainInBar ? [] : items, locale, item.barTitle)
  })
}

/** The entries of the side menu: all but those titled "service"; the magic section with four of its lines. */
export function sideMenu(menu: readonly MenuItem[], locale: Locale): MenuEntry[] {
  return menu
    .filter(({ title }) => !Object.values(title).some((text) => text.toLowerCase() === HIDDEN_TITLE))
    .map((item) =>
      toEntry(item, item.link === MAGIC_LINK ? pick(item.items, MAGIC_LINES) : item.items, locale),
    )
}

function pick(items: readonly MenuSubItem[] = [], places: readonly number[]): MenuSubItem[] {
  return items.filter((_, place) => places.includes(place))
}

function toEntry(
  { title, link, external = false }: MenuItem,
  items: readonly MenuSubItem[] = [],
  locale: Locale,
  shownTitle = title,
): MenuEntry {
  const expands = link !== ACCOMMODATION_LINK
  return {
    label: shownTitle[locale],
    href: link,
    external,
    lines: expands ? items.map((item) => ({ label: item.subtitle[locale], href: item.link })) : [],
  }
}
