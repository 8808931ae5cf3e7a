'use client'

import clsx from 'clsx'
import { selectByKey } from '@/components/ui/tabs'
import type { ChatState } from './chat-state'

const TABS = ['faq', 'inquiry'] as const

interface ChatTabsProps {
  id: string
  label: string
  labels: Readonly<Record<ChatState['tab'], string>>
  selected: ChatState['tab']
  onSelect: (tab: ChatState['tab']) => void
}

export function ChatTabs({ id, label, labels, selected, onSelect }: ChatTabsProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => selectByKey(event, (index) => onSelect(TABS[index] ?? selected))}
      className="flex gap-6.5 px-5 md:px-6"
    >
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
