import type { MenuItem } from '@/content/navigation'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { INQUIRY_PATH } from '@/lib/routes/paths'
import { ariaCurrent } from '@/lib/routes/public-path'

/** Id of the menu for browsers without scripts. */
export const FULL_MENU_ID = 'menu'

export interface MenuLine {
  label: string
  href: string
}

export interface MenuEntry {
  label: string
  href: string
  external: boolean
  /** Empty for a plain link. */
  lines: readonly MenuLine[]
}

export function listMenu(items: readonly MenuItem[], menu: 'bar' | 'side', locale: Locale): MenuEntry[] {
  return items
    .filter(({ external }) => menu === 'side' || !external)
    .map(({ title, barTitle = title, link, external = false, items: lines = [] }) => ({
      label: textIn(menu === 'bar' ? barTitle : title, locale),
      href: link,
      external,
      lines: lines.map(({ title, link }) => ({ label: textIn(title, locale), href: link })),
    }))
}

/** The `aria-current` of an entry. The inquiry belongs to no section, a page that is an entry to that alone. */
export function sectionCurrent({ href, lines }: MenuEntry, path: string, entries: readonly MenuEntry[]) {
  const current = ariaCurrent(href, path)
  if (current || path === INQUIRY_PATH || entries.some((entry) => entry.href === path)) return current
  return lines.some((line) => ariaCurrent(line.href, path)) ? 'true' : undefined
}
