import type { Menu, MenuItem } from '@/content/navigation'
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

const everyMenu: readonly Menu[] = ['bar', 'side']

/** The entries that a menu shows, in one language. */
export function listMenu(items: readonly MenuItem[], menu: Menu, locale: Locale): MenuEntry[] {
  return items
    .filter(({ menus = everyMenu }) => menus.includes(menu))
    .map(({ title, barTitle = title, link, external = false, expandsIn = everyMenu, items: lines = [] }) => ({
      label: (menu === 'bar' ? barTitle : title)[locale],
      href: link,
      external,
      lines: expandsIn.includes(menu)
        ? lines
            .filter(({ hidden }) => !hidden)
            .map((line) => ({ label: line.subtitle[locale], href: line.link }))
        : [],
    }))
}
