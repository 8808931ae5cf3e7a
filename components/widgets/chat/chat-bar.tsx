'use client'

import { Mail, RotateCcw, Search } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { ChatTexts } from '@/content/chat'
import { Link } from '@/lib/i18n/link'

interface ChatBarProps {
  texts: ChatTexts
  onReset: () => void
  onSearch: () => void
  onContact: () => void
}

export function ChatBar({ texts, onReset, onSearch, onContact }: ChatBarProps) {
  return (
    <div className="chat-bar">
      <button type="button" onClick={onReset}>
        <Icon icon={RotateCcw} />
        {texts.reset}
      </button>
      <button type="button" onClick={onSearch}>
        <Icon icon={Search} />
        {texts.searchTab}
      </button>
      <Link href="/booking-inquiry" onClick={onContact}>
        <Icon icon={Mail} />
        {texts.contact}
      </Link>
    </div>
  )
}
