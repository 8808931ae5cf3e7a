'use client'

import { MessageCircle } from 'lucide'
import { usePathname } from 'next/navigation'
import { lazy, useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import type { FaqFigures } from '@/content/faq/faq-item'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/routes/public-path'
import type { Chat as ChatPanel } from './chat'
import { onOpenChat } from './open-chat'

const Chat = lazy(async () => ({ default: (await import('./chat')).Chat }))

const noop = () => {}

/** Their task is a form, over which nothing floats. The footer opens the chat. */
const FORM_PAGES = ['/booking-inquiry', '/kvarglomt', '/lediga-jobb']

interface ChatLauncherProps {
  locale: Locale
  /** Name of the button, and of the link that replaces it before hydration. */
  label: string
  /** Figures in the chat's answers. */
  figures: FaqFigures
  phone: { display: string; href: string }
  email: string
  opening: ComponentProps<typeof ChatPanel>['opening']
}

/** The chat is fetched when it is opened. Before hydration, a link to the same questions. */
export function ChatLauncher({ label, locale, ...content }: ChatLauncherProps) {
  const isHydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const openerRef = useRef<HTMLElement>(null)
  const isOnForm = FORM_PAGES.includes(publicPath(usePathname()))

  useEffect(() => {
    const watch = import('@/lib/browser/keep-clear').then(
      ({ keepControlsClear }) => keepControlsClear(),
      noop,
    )
    return () => void watch.then((stop) => stop?.())
  }, [])

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
    return isOnForm ? null : (
      <aside aria-label={label}>
        <Link href="/fragor-och-svar" prefetch={false} aria-label={label} className="chat-button">
          {icon}
        </Link>
      </aside>
    )
  }
  return (
    <>
      {!isOnForm && (
        <button
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={({ currentTarget }) => openFrom(currentTarget)}
          className="chat-button"
          data-floating
        >
          {icon}
        </button>
      )}
      {open && (
        <LazyBoundary labels={failureLabels(locale)} onDismiss={close}>
          <Chat {...content} locale={locale} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
