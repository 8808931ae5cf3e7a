'use client'

import { Mail, RotateCcw, Search } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/link'
import type { ChatWords } from './chat-words'

interface ChatBarProps {
  words: ChatWords
  onReset: () => void
  onSearch: () => void
  onContact: () => void
}

/** The bar at the chat's foot: start over, search, contact. */
export function ChatBar({ words, onReset, onSearch, onContact }: ChatBarProps) {
  return (
    <div className="chat-bar">
      <button type="button" onClick={onReset}>
        <Icon drawing={RotateCcw} />
        {words.reset}
      </button>
      <button type="button" onClick={onSearch}>
        <Icon drawing={Search} />
        {words.searchTab}
      </button>
      <Link href="/booking-inquiry" onClick={onContact}>
        <Icon drawing={Mail} />
        {words.contact}
      </Link>
    </div>
  )
}
