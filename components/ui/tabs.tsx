'use client'

import clsx from 'clsx'
import type { KeyboardEvent, MouseEvent } from 'react'
import { isPlainClick } from '@/lib/browser/plain-click'
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
  className?: string
}

/** Id of a tab, for its panel's `aria-labelledby`. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}

/**
 * Keys of a `tablist` (ARIA authoring practices, tabs with automatic activation): arrows, Home and End move the focus
 * and select, the space bar selects.
 * @param onSelect gets the index of the tab
 */
export function selectByKey(event: KeyboardEvent<HTMLElement>, onSelect: (index: number) => void): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  const isVertical = event.currentTarget.ariaOrientation === 'vertical'
  const targets: Partial<Record<string, number>> = {
    [isVertical ? 'ArrowUp' : 'ArrowLeft']: (index - 1 + tabs.length) % tabs.length,
    [isVertical ? 'ArrowDown' : 'ArrowRight']: (index + 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
    ' ': index,
  }
  const target = targets[event.key]
  if (index === -1 || target === undefined) return
  event.preventDefault()
  tabs[target]?.focus()
  onSelect(target)
}

/** A row of tabs over one panel. Each is a link that works without JavaScript. */
export function Tabs<Value extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Value>) {
  function choose(event: MouseEvent, value: Value) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(value)
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={(event) =>
        selectByKey(event, (index) => {
          const tab = tabs[index]
          if (tab) onSelect(tab.value)
        })
      }
      className={clsx('flex gap-1 border-b-[1.5px] border-fir-950', className)}
    >
      {tabs.map(({ value, label: name, href }) => (
        <Link
          key={value}
          id={tabId(panelId, value)}
          href={href}
          prefetch={false}
          role="tab"
          aria-selected={value === selected}
          aria-controls={panelId}
          tabIndex={value === selected ? 0 : -1}
          onClick={(event) => choose(event, value)}
          className={clsx(
            'inline-flex min-h-15 flex-1 items-center justify-center px-2 font-sans text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-none font-semibold tracking-[-0.01em] md:flex-none md:px-7',
            value === selected
              ? 'bg-fir-950 text-snow forced-colors:outline-2'
              : 'text-fir-700 hover:text-fir-950',
          )}
        >
          {name}
        </Link>
      ))}
    </div>
  )
}
