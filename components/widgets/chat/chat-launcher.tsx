'use client'

import { MessageCircle } from 'lucide'
import { lazy, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { LazyBoundary } from '@/components/ui/lazy-boundary'
import { failureLabels } from '@/content/failures'
import type { FaqFigures } from '@/content/faq/faq-item'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

const Chat = lazy(async () => ({ default: (await import('./chat')).Chat }))

const noop = () => {}

interface ChatLauncherProps {
  locale: Locale
  /** Name of the button, and of the link that replaces it before hydration. */
  label: string
  /** Figures in the chat's answers. */
  figures: FaqFigures
  phone: { display: string; href: string }
  email: string
}

/** The chat is fetched when it is opened. Before hydration, a link to the same questions. */
export function ChatLauncher({ label, locale, ...content }: ChatLauncherProps) {
  const isHydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const watch = import('@/lib/browser/keep-clear').then(
      ({ keepControlsClear }) => keepControlsClear(),
      noop,
    )
    return () => void watch.then((stop) => stop?.())
  }, [])

  function close() {
    setOpen(false)
    buttonRef.current?.focus()
  }

  const icon = <Icon icon={MessageCircle} className="size-6.5" />
  if (!isHydrated) {
    return (
      <aside aria-label={label}>
        <Link href="/fragor-och-svar" prefetch={false} aria-label={label} className="chat-button">
          {icon}
        </Link>
      </aside>
    )
  }
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
        data-floating
      >
        {icon}
      </button>
      {open && (
        <LazyBoundary labels={failureLabels(locale)} onDismiss={close}>
          <Chat {...content} locale={locale} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
