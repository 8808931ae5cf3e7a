import clsx from 'clsx'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { MenuLink } from './menu-link'
import type { MenuEntry } from './menu-rules'

export const menuRow = clsx(
  'flex min-h-12.5 items-center justify-between border-t hairline py-2 md:min-h-13.5 [li:first-child>&]:border-t-0',
  'font-sans text-h4 leading-[1.1] tracking-[0.02em] uppercase hover:text-copper aria-expanded:text-copper aria-[current]:text-copper',
)
const menuLine = clsx(
  'flex min-h-11.5 items-center gap-2.5 py-1.5 text-[1.1875rem]/tight underline-offset-4 hover:underline',
  'before:size-2.25 before:flex-none before:rounded-full before:border-[1.5px] before:border-edge',
  'aria-[current]:font-semibold aria-[current]:before:border-copper aria-[current]:before:bg-copper',
)

interface MenuRowProps {
  entry: MenuEntry
  /** Called when a link within the site is followed. */
  onNavigate?: () => void
}

export function MenuRow({ entry: { label, href, external }, onNavigate }: MenuRowProps) {
  if (!external) return <MenuLink label={label} href={href} className={menuRow} onClick={onNavigate} />
  return (
    <NewTabLink href={href} className={menuRow}>
      {label}
    </NewTabLink>
  )
}

export function MenuLines({ entry, onNavigate }: MenuRowProps) {
  return (
    <ul className="pb-3.5">
      {entry.lines.map((line) => (
        <li key={line.label}>
          <MenuLink {...line} className={menuLine} onClick={onNavigate} />
        </li>
      ))}
    </ul>
  )
}
