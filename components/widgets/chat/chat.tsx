'use client'

import * as Dialog from '@radix-ui/react-dialog'
import * as Tabs from '@radix-ui/react-tabs'
import clsx from 'clsx'
import { Mail, RotateCcw, Search } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { OpeningStatus } from '@/components/sections/page/opening-status'
import { CloseButton } from '@/components/ui/close-button'
import { Contours } from '@/components/ui/contours'
import { chatContent } from '@/content/chat'
import { hours } from '@/content/facts'
import { faqEntries } from '@/content/faq'
import { venue } from '@/content/venue'
import { useCloseByBack } from '@/lib/browser/use-close-by-back'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { INQUIRY_PATH } from '@/lib/routes/paths'
import { ChatFaq, chatStart } from './chat-faq'

const TABS = ['faq', 'inquiry'] as const

const unfolded =
  '@max-[19.9rem]/chat:flex-none @max-[19.9rem]/chat:overflow-visible short:flex-none short:overflow-visible'
const panel = clsx(
  unfolded,
  'min-h-0 flex-1 overflow-y-auto px-5 pt-4.5 pb-2 focus-visible:-outline-offset-3 md:px-6 short:pt-2',
)
const action =
  'flex min-h-14 flex-auto cursor-pointer items-center justify-center gap-2 px-3 hover:text-copper-deep [&_svg]:size-4.5 [&_svg]:flex-none'

/** A dialog beside the page, which can still be used. The focus moves in when it opens; Escape closes it. */
export function Chat({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const content = textIn(chatContent, locale)
  const [tab, setTab] = useState<string>('faq')
  const [view, setView] = useState(chatStart)
  const entries = useMemo(() => faqEntries(locale), [locale])
  const searchRef = useRef<HTMLInputElement>(null)
  useCloseByBack(true, onClose)

  /** A link within the site leads away from the chat. */
  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href^="/"]')) onClose()
  }

  function handleReset() {
    setTab('faq')
    setView(chatStart)
  }

  function handleSearch() {
    setTab('faq')
    // The field may mount only now, with its tab.
    requestAnimationFrame(() => searchRef.current?.focus())
  }

  return (
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          // The launcher has focused its opener by then, and the chat may be open again.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onClick={handleClick}
          className={clsx(
            '@container/chat fixed inset-x-0 bottom-0 z-60 flex h-[min(34.375rem,calc(100svh-var(--spacing-nav)))] flex-col overflow-x-hidden overflow-y-auto',
            'md:right-6 md:bottom-(--foot) md:left-auto md:max-h-[calc(100svh-5.375rem-var(--foot))] md:w-110 md:[--foot:calc(var(--notice-cover)+1.5rem)]',
            'border-t-3 border-ember bg-white shadow-panel forced-colors:border short:inset-y-0 short:h-auto short:max-h-none',
          )}
        >
          <Tabs.Root
            value={tab}
            onValueChange={setTab}
            className={clsx(unfolded, 'flex min-h-0 flex-1 flex-col')}
          >
            <div className="relative isolate flex-none overflow-hidden on-fir">
              <Contours className="-top-18 -right-10 h-60 w-75" />
              <div className="flex items-center justify-between pt-2.5 pr-2 pl-5 md:pl-6 short:pt-0">
                <Dialog.Title className="font-sans text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]">
                  {content.heading}
                </Dialog.Title>
                <Dialog.Close asChild>
                  <CloseButton aria-label={content.close} />
                </Dialog.Close>
              </div>
              <Tabs.List aria-label={content.heading} className="flex gap-6.5 px-5 md:px-6">
                {TABS.map((value) => (
                  <Tabs.Trigger
                    key={value}
                    value={value}
                    className="min-h-12.5 border-b-3 border-transparent font-sans text-button font-medium data-[state=active]:border-ember short:min-h-11"
                  >
                    {content.tabs[value]}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
            </div>
            <Tabs.Content value="faq" tabIndex={-1} className={panel}>
              <ChatFaq
                entries={entries}
                view={view}
                onView={setView}
                content={content}
                searchRef={searchRef}
              />
            </Tabs.Content>
            <Tabs.Content value="inquiry" tabIndex={-1} className={panel}>
              <p className="text-body">{content.inquiry}</p>
              <p className="mt-4">
                <a href={`mailto:${venue.email}`} className="action-link break-all">
                  {venue.email}
                </a>
                <br />
                <a href={venue.phone.href} className="num action-link">
                  {textIn(venue.phone.display, locale)}
                </a>
              </p>
              <OpeningStatus hours={hours.reception} className="mt-1 text-ui" />
              <FormLink onClose={onClose} className="mt-5 btn btn-small btn-secondary">
                {content.inquiryForm}
              </FormLink>
            </Tabs.Content>
          </Tabs.Root>
          <div className="flex flex-none flex-wrap divide-x divide-rule border-t hairline text-caption leading-tight md:text-small">
            <button type="button" onClick={handleReset} className={action}>
              <RotateCcw />
              {content.reset}
            </button>
            <button type="button" onClick={handleSearch} className={action}>
              <Search />
              {content.searchTab}
            </button>
            <FormLink onClose={onClose} className={action}>
              <Mail />
              {content.contact}
            </FormLink>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface FormLinkProps {
  onClose: () => void
  className: string
  children: ReactNode
}

/** Leads to the inquiry. On its page what stands in the form already, and what it is about, stays. */
function FormLink({ onClose, className, children }: FormLinkProps) {
  if (usePathname() !== INQUIRY_PATH)
    return (
      <Link href={INQUIRY_PATH} className={className}>
        {children}
      </Link>
    )
  return (
    <button type="button" onClick={onClose} className={className}>
      {children}
    </button>
  )
}
