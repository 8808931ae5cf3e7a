'use client'

import { Mail, RotateCcw, Search } from 'lucide-react'
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
        <RotateCcw aria-hidden="true" strokeWidth={1.75} />
        {words.reset}
      </button>
      <button type="button" onClick={onSearch}>
        <Search aria-hidden="true" strokeWidth={1.75} />
        {words.searchTab}
      </button>
      <Link href="/booking-inquiry" onClick={onContact}>
        <Mail aria-hidden="true" strokeWidth={1.75} />
        {words.contact}
      </Link>
    </div>
  )
}
