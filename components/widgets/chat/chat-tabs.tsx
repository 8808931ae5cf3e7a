'use client'

import clsx from 'clsx'
import { useRef, type KeyboardEvent } from 'react'
import type { ChatState } from './chat-state'

const TABS = ['faq', 'inquiry'] as const

interface ChatTabsProps {
  id: string
  label: string
  labels: Readonly<Record<ChatState['tab'], string>>
  selected: ChatState['tab']
  onSelect: (tab: ChatState['tab']) => void
}

/** The chat's two tabs (ARIA authoring practices, automatic activation). */
export function ChatTabs({ id, label, labels, selected, onSelect }: ChatTabsProps) {
  const rowRef = useRef<HTMLDivElement>(null)

  // With two tabs, every arrow leads to the other one.
  function switchByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = selected === 'faq' ? 'inquiry' : 'faq'
    onSelect(other)
    rowRef.current?.querySelector<HTMLElement>(`[id="${id}-${other}"]`)?.focus()
  }

  return (
    <div ref={rowRef} role="tablist" aria-label={label} className="flex gap-6.5 px-5 md:px-6">
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={switchByArrow}
          className={clsx(
            'min-h-12.5 border-b-3 font-sans text-button font-medium',
            tab === selected ? 'border-ember' : 'border-transparent',
          )}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  )
}
