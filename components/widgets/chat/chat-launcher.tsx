'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { OnDemand } from '@/components/sections/page/on-demand'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { Link } from '@/lib/i18n/link'

const loadChat = () => import('./chat')

const OPEN_EVENT = 'chatopen'

const button =
  'grid size-11 cursor-pointer place-items-center rounded-full bg-fir-950 text-snow shadow-[0_0_0_1.5px_var(--color-snow)]'

/** The chat is fetched when it is opened. Before hydration, a link to the same questions. */
export function ChatLauncher() {
  const label = useTranslations('layout')('openChat')
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const chat = useOnDemand(loadChat)
  const { request } = chat
  // Safari does not focus a clicked button, so Radix cannot know what opened it.
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    const open = ({ detail }: CustomEventInit<HTMLElement>) => {
      opener.current = detail ?? null
      setIsOpen(true)
      void request()
    }
    window.addEventListener(OPEN_EVENT, open as EventListener)
    return () => window.removeEventListener(OPEN_EVENT, open as EventListener)
  }, [request])

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  const icon = <MessageCircle className="size-5.5" />
  if (!isHydrated) {
    return (
      <Link href="/fragor-och-svar" prefetch={false} aria-label={label} className={button}>
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
        aria-expanded={isOpen}
        aria-busy={chat.isPending || undefined}
        onClick={openChat}
        className={button}
      >
        {icon}
      </button>
      {isOpen && (
        <OnDemand part={chat} onDismiss={close}>
          {({ Chat }) => <Chat onClose={close} />}
        </OnDemand>
      )}
    </>
  )
}

/** Opens the chat from elsewhere on the page. Hidden without JavaScript, where the questions have a page of their own. */
export function ChatOpener({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={openChat} className={className}>
      {label}
    </button>
  )
}

function openChat({ currentTarget }: { currentTarget: HTMLElement }) {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: currentTarget }))
}
