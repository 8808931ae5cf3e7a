'use client'

import * as Dialog from '@radix-ui/react-dialog'
import * as Tabs from '@radix-ui/react-tabs'
import { Mail, RotateCcw, Search, X } from 'lucide'
import { useMemo, useReducer, useRef, type MouseEvent, type RefObject } from 'react'
import { Contours } from '@/components/ui/contours'
import { Icon } from '@/components/ui/icon'
import { OpeningStatus, type OpeningStatusProps } from '@/components/ui/opening-status'
import { chatTexts, type ChatTexts } from '@/content/chat'
import { faqEntries } from '@/content/faq'
import type { FaqFigures } from '@/content/faq/faq-item'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { ChatFaq } from './chat-faq'
import { initialChat, stepChat, type ChatState } from './chat-state'

const TABS = ['faq', 'inquiry'] as const

interface ChatProps {
  locale: Locale
  /** Formatted on the server. */
  figures: FaqFigures
  phone: { display: string; href: string }
  email: string
  /** Of reception. */
  opening: Omit<OpeningStatusProps, 'className'>
  /** The element that opened it: Safari does not focus a clicked button, so Radix cannot know it. */
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A dialog beside the page, which can still be used. The focus moves in when it opens; Escape closes it. */
export function Chat({ locale, figures, phone, email, opening, returnFocus, onClose }: ChatProps) {
  const texts = chatTexts[locale]
  const [state, dispatch] = useReducer(stepChat, initialChat)
  const entries = useMemo(() => faqEntries(locale, figures), [locale, figures])
  const searchRef = useRef<HTMLInputElement>(null)

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
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus.current?.focus()
          }}
          onClick={closeOnLink}
          className="chat-panel"
        >
          <Tabs.Root
            value={state.tab}
            onValueChange={(tab) => dispatch({ do: 'chooseTab', tab: tab as ChatState['tab'] })}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="relative isolate flex-none overflow-hidden on-fir">
              <Contours className="-top-18 -right-10 h-60 w-75" />
              <div className="flex items-center justify-between pt-2.5 pr-2 pl-5 md:pl-6">
                <Dialog.Title className="font-sans text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]">
                  {texts.heading}
                </Dialog.Title>
                <Dialog.Close aria-label={texts.close} className="widget-close">
                  <Icon icon={X} />
                </Dialog.Close>
              </div>
              <Tabs.List aria-label={texts.heading} className="flex gap-6.5 px-5 md:px-6">
                {TABS.map((tab) => (
                  <Tabs.Trigger
                    key={tab}
                    value={tab}
                    className="min-h-12.5 border-b-3 border-transparent font-sans text-button font-medium data-[state=active]:border-ember"
                  >
                    {texts.tabs[tab]}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
            </div>
            <Tabs.Content value="faq" tabIndex={-1} className="chat-content">
              <ChatFaq
                entries={entries}
                locale={locale}
                state={state}
                dispatch={dispatch}
                texts={texts}
                searchRef={searchRef}
              />
            </Tabs.Content>
            <Tabs.Content value="inquiry" tabIndex={-1} className="chat-content">
              <ChatInquiry texts={texts} phone={phone} email={email} opening={opening} />
            </Tabs.Content>
          </Tabs.Root>
          <div className="chat-bar">
            <button type="button" onClick={() => dispatch({ do: 'reset' })}>
              <Icon icon={RotateCcw} />
              {texts.reset}
            </button>
            <button type="button" onClick={showSearch}>
              <Icon icon={Search} />
              {texts.searchTab}
            </button>
            <Link href="/booking-inquiry">
              <Icon icon={Mail} />
              {texts.contact}
            </Link>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
