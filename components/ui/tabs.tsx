'use client'

import clsx from 'clsx'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { isPlainClick } from '@/lib/browser/plain-click'
import { Link } from '@/lib/i18n/link'

/** One tab. `href` is the address of the page with this tab open, for browsers without JavaScript. */
interface Tab<Value extends string> {
  value: Value
  label: string
  href: string
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
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
 * A row of tabs over one panel (ARIA authoring practices, tabs with automatic activation): arrows, Home and End
 * move and select. Each is a link, so that without JavaScript it opens its own address.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent, index: number) {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: index - 1 + tabs.length,
      ArrowRight: index + 1,
      Home: 0,
      End: tabs.length - 1,
      ' ': index,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const target = tabs[step % tabs.length]
    if (target === undefined) return
    row.current?.querySelector<HTMLElement>(`[id="${tabId(panelId, target.value)}"]`)?.focus()
    onSelect(target.value)
  }

  function choose(event: MouseEvent, value: Value) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(value)
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={clsx('flex gap-1 border-b-[1.5px] border-fir-950', className)}
    >
      {tabs.map(({ value, label: name, href }, index) => (
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
          onKeyDown={(event) => move(event, index)}
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
