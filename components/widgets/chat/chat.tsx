'use client'

import { X } from 'lucide'
import { useEffect, useId, useMemo, useReducer, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Contours } from '@/components/ui/contours'
import { Icon } from '@/components/ui/icon'
import { OpeningStatus, type OpeningStatusProps } from '@/components/ui/opening-status'
import { chatTexts, type ChatTexts } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import type { FaqFigures } from '@/content/faq/faq-item'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ChatBar } from './chat-bar'
import { ChatFaq } from './chat-faq'
import { initialChat, stepChat } from './chat-state'
import { ChatTabs } from './chat-tabs'

interface ChatProps {
  locale: Locale
  /** Formatted on the server. */
  figures: FaqFigures
  phone: { display: string; href: string }
  email: string
  /** Of reception. */
  opening: Omit<OpeningStatusProps, 'className'>
  onClose: () => void
}

/**
 * A non-modal dialog. The focus moves in when it opens; Escape closes it.
 */
export function Chat({ locale, figures, phone, email, opening, onClose }: ChatProps) {
  const texts = chatTexts[locale]
  const [state, dispatch] = useReducer(stepChat, initialChat)
  const entries = useMemo(() => faqEntries(locale, figures), [locale, figures])
  const panelRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => panelRef.current?.focus(), [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  /** A link within the site leads away from the chat. */
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href^="/"]')) onClose()
  }

  function showSearch() {
    dispatch({ do: 'chooseTab', tab: 'faq' })
    // The field may mount only now, with its tab.
    requestAnimationFrame(() => searchRef.current?.focus())
  }

  return (
    <div
      ref={panelRef}
      role="dialog"
      aria-labelledby={`${id}-heading`}
      data-state="open"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="chat-panel"
    >
      <div className="relative isolate flex-none overflow-hidden on-fir">
        <Contours className="-top-18 -right-10 h-60 w-75" />
        <div className="flex items-center justify-between pt-2.5 pr-2 pl-5 md:pl-6">
          <h2
            id={`${id}-heading`}
            className="font-sans text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]"
          >
            {texts.heading}
          </h2>
          <button type="button" aria-label={texts.close} onClick={onClose} className="widget-close">
            <Icon icon={X} />
          </button>
        </div>
        <ChatTabs
          id={id}
          label={texts.heading}
          labels={texts.tabs}
          selected={state.tab}
          onSelect={(tab) => dispatch({ do: 'chooseTab', tab })}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${state.tab}`}
        onClick={closeOnLink}
        className="flex-1 overflow-y-auto px-5 pt-4.5 pb-2 md:px-6"
      >
        {state.tab === 'faq' ? (
          <ChatFaq
            entries={entries}
            locale={locale}
            state={state}
            dispatch={dispatch}
            texts={texts}
            searchRef={searchRef}
          />
        ) : (
          <ChatInquiry texts={texts} phone={phone} email={email} opening={opening} />
        )}
      </div>
      <ChatBar
        texts={texts}
        onReset={() => dispatch({ do: 'reset' })}
        onSearch={showSearch}
        onContact={onClose}
      />
    </div>
  )
}

type ChatInquiryProps = Pick<ChatProps, 'phone' | 'email' | 'opening'> & { texts: ChatTexts }

/** The second tab: asks the guest to write an e-mail. */
function ChatInquiry({ texts, phone, email, opening }: ChatInquiryProps) {
  return (
    <>
      <p className="text-body">{texts.inquiry}</p>
      <p className="mt-4">
        <a href={`mailto:${email}`} className="action-link break-all">
          {email}
        </a>
        <br />
        <a href={phone.href} className="num action-link">
          {phone.display}
        </a>
      </p>
      <OpeningStatus {...opening} className="mt-1 text-ui" />
      <p className="mt-5">
        <Link href="/booking-inquiry" className="btn btn-small btn-secondary">
          {texts.inquiryForm}
        </Link>
      </p>
    </>
  )
}
