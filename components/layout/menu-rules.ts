import type { MenuItem } from '@/content/navigation'
import type { Locale } from '@/lib/i18n/locales'
import { INQUIRY_PATH } from '@/lib/routes/inquiry-href'
import { ariaCurrent } from '@/lib/routes/public-path'

/** One line of a menu in one language; without `href` it is text alone. */
export interface MenuLine {
  label: string
  href?: string
  /** Why the line is no link. */
  note?: string
}

/** A top-level entry of a menu in one language. */
export interface MenuEntry {
  label: string
  href: string
  external: boolean
  /** Empty for a plain link. */
  lines: readonly MenuLine[]
}

/** Classes of an entry of the side menu, and of a line below it. */
export const menuRow =
  'flex min-h-12.5 w-full cursor-pointer items-center justify-between border-t hairline py-2 text-left font-sans text-h4 leading-[1.1] font-semibold tracking-[0.02em] uppercase hover:text-copper aria-expanded:text-copper aria-[current]:text-copper md:min-h-13.5 [li:first-child>&]:border-t-0'
export const menuLine =
  'relative flex min-h-11.5 items-center py-1.5 pl-5.5 text-[1.1875rem] leading-tight decoration-1 underline-offset-4 before:absolute before:left-0.75 before:size-2.25 before:rounded-full before:border-[1.5px] before:border-edge hover:underline aria-[current]:font-semibold aria-[current]:before:border-copper aria-[current]:before:bg-copper [span&]:text-fir-700 [span&]:no-underline [span&]:before:hidden'

/** The entries of the header's bar or of the side menu, in one language. */
export function listMenu(items: readonly MenuItem[], menu: 'bar' | 'side', locale: Locale): MenuEntry[] {
  return items
    .filter(({ external }) => menu === 'side' || !external)
    .map(({ title, barTitle = title, link, external = false, items: lines = [] }) => ({
      label: (menu === 'bar' ? barTitle : title)[locale],
      href: link,
      external,
      lines: lines.map(({ subtitle, link, note }) => ({
        label: subtitle[locale],
        href: link,
        note: note?.[locale],
      })),
    }))
}

/** The `aria-current` of an entry: its page, or `true` on a page of its lines. The inquiry belongs to no section. */
export function sectionCurrent({ href, lines }: MenuEntry, path: string): 'page' | 'true' | undefined {
  const isInside = path !== INQUIRY_PATH && lines.some((line) => line.href && ariaCurrent(line.href, path))
  return ariaCurrent(href, path) ?? (isInside ? 'true' : undefined)
}
