'use client'

import { MessageCircle } from 'lucide'
import { lazy, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { PartBoundary } from '@/components/ui/part-boundary'
import type { FaqFigures } from '@/content/faq/faq-item'
import type { Locale } from '@/lib/i18n/locales'

/** After how long the button appears (site.md, section 9). */
const APPEARS_AFTER_MS = 100

const Chat = lazy(async () => ({ default: (await import('./chat/chat')).Chat }))

interface ChatLauncherProps {
  locale: Locale
  /** Name of the button. */
  label: string
  /** Figures in the chat's answers. */
  figures: FaqFigures
  phone: { display: string; href: string }
  email: string
}

/** The round button of the chat. The chat itself is fetched when it is opened. */
export function ChatLauncher({ label, ...content }: ChatLauncherProps) {
  const [appeared, setAppeared] = useState(false)
  const [open, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setAppeared(true), APPEARS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  function close() {
    setOpen(false)
    buttonRef.current?.focus()
  }

  if (!appeared) return null
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="chat-button"
      >
        <Icon drawing={MessageCircle} className="size-6.5" />
      </button>
      {open && (
        <PartBoundary onDismiss={close}>
          <Chat {...content} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
