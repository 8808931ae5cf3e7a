'use client'

import { MessageCircle } from 'lucide'
import { lazy, useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'
import type { Chat as ChatPanel } from './chat'
import { onOpenChat } from './chat-opener'

const Chat = lazy(async () => ({ default: (await import('./chat')).Chat }))

interface ChatLauncherProps extends Omit<ComponentProps<typeof ChatPanel>, 'returnFocus' | 'onClose'> {
  /** Name of the button, and of the link that replaces it before hydration. */
  label: string
}

/** The chat is fetched when it is opened. Before hydration, a link to the same questions. */
export function ChatLauncher({ label, ...chat }: ChatLauncherProps) {
  const isHydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const openerRef = useRef<HTMLElement>(null)

  const openFrom = useCallback((opener: HTMLElement) => {
    openerRef.current = opener
    setOpen(true)
  }, [])
  useEffect(() => onOpenChat(openFrom), [openFrom])

  function close() {
    setOpen(false)
    openerRef.current?.focus()
  }

  const icon = <Icon icon={MessageCircle} className="size-6.5" />
  if (!isHydrated) {
    return (
      <Link href="/fragor-och-svar" prefetch={false} aria-label={label} className="chat-button">
        {icon}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => openFrom(currentTarget)}
        className="chat-button"
      >
        {icon}
      </button>
      {open && (
        <LazyBoundary labels={failureLabels(chat.locale)} onDismiss={close}>
          <Chat {...chat} returnFocus={openerRef} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
