'use client'

import * as Radix from '@radix-ui/react-tabs'
import clsx from 'clsx'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'

interface Tab<Value extends string> {
  value: Value
  label: string
  /** The page with this tab open, for browsers without JavaScript. */
  href: string
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /** Id of the element that shows the selected tab; it carries `aria-labelledby` = `{panelId}-{value}`. */
  panelId: string
}

export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}

/** A row of tabs over one panel. Each is a link that works without JavaScript. */
export function Tabs<Value extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Value>) {
  const isHydrated = useHydrated()
  return (
    <Radix.Root value={selected} onValueChange={(value) => onSelect(value as Value)} className="relative z-1">
      <Radix.List
        aria-label={label}
        // A link does not take the space bar, which scrolls the page.
        onKeyDown={(event) => event.key === ' ' && event.preventDefault()}
        className="flex flex-wrap gap-1 border-b-[1.5px] border-fir-950"
      >
        {tabs.map(({ value, label: name, href }) => (
          <Radix.Trigger
            key={value}
            value={value}
            id={tabId(panelId, value)}
            aria-controls={panelId}
            // Radix would select it, also where its link is opened elsewhere.
            onMouseDown={(event) => event.preventDefault()}
            asChild
            className={clsx(
              'flex min-h-15 flex-1 items-center justify-center px-2 md:flex-none md:px-7',
              'font-sans text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-none font-semibold tracking-[-0.01em]',
              'text-fir-700 hover:text-fir-950 aria-selected:bg-fir-950 aria-selected:text-snow forced-colors:aria-selected:outline-2',
            )}
          >
            <Link
              href={href}
              prefetch={false}
              // Radix gives its trigger the type of a button.
              type={undefined}
              // Without JavaScript Radix lets the keyboard reach no tab.
              {...(!isHydrated && { tabIndex: 0 })}
              scroll={false}
              onNavigate={(event) => {
                event.preventDefault()
                onSelect(value)
                // Radix selects what is focused, unless it is selected already.
                document.getElementById(tabId(panelId, value))?.focus()
              }}
            >
              {name}
            </Link>
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  )
}
