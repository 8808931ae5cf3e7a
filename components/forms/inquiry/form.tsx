'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { tabId, Tabs } from '@/components/ui/tabs'
import { showToast } from '@/components/ui/toast'
import { withParam } from '@/lib/routes/href'
import { removeDraft, type Draft } from '@/components/forms/core/drafts'
import { Form } from '@/components/forms/core/form'
import type { ActionResult } from '@/components/forms/core/result'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { PLANNER_FORM_ID } from '@/components/forms/planner/address'
import { sendInquiry } from './action'
import type { InquiryAddress } from './address'
import { categories, formTypes, isCategoryOf, type Category, type FormType } from './choices'
import type { InquiryContent, ShownSubject } from './content'
import { InquiryFields } from './fields'
import { InquiryReceipt } from './receipt'
import { InquiryRing } from './ring'
import { scrollToPanel } from './scroll-to-panel'
import { SubjectNotice } from './subject-notice'
import { emptyInquiry, type InquiryValues } from './values'

interface InquiryFormProps extends InquiryContent, Omit<InquiryAddress, 'subject' | 'plan'> {
  /** The page's query, without its language. */
  query: string
  subject: ShownSubject | undefined
  /** At the hotel, YYYY-MM-DD. */
  today: string
  /** Above the tabs. */
  heading: ReactNode
  /** Whom to ask instead, beside the form. */
  contact: ReactNode
}

const PANEL_ID = 'inquiry-panel'

/** Two tabs over one form, so that the values of shared fields stay. */
export function InquiryForm({
  query,
  tab: addressTab,
  subject,
  isOver,
  values,
  tabHrefs,
  plainHrefs,
  today,
  heading,
  contact,
  ...content
}: InquiryFormProps) {
  const { messages, words, ringWords } = content
  const router = useRouter()
  const isTabNamed = new URLSearchParams(query).has('fromConference') || subject !== undefined
  const empty = { ...emptyInquiry, formType: addressTab, category: categories[addressTab][0] }
  const prefill = {
    ...(isTabNamed && { formType: addressTab }),
    about: subject?.id ?? '',
    ...values,
  }
  const form = useServerForm<InquiryValues>({
    id: 'inquiry',
    action: sendInquiry,
    loadSchema: async () => (await import('./schema')).inquirySchemas[subject?.dates ?? 'stay'],
    messages,
    empty,
    prefill,
    onStart: start,
    onReset: stayOnTab,
    onAnswer: announce,
  })
  const { methods } = form
  const tab = useWatch({ control: methods.control, name: 'formType' })

  /** A category that the open tab does not offer waits behind the tab's default. */
  const waiting = useRef<Category>(undefined)
  function openTab(next: FormType) {
    const category = waiting.current ?? methods.getValues('category')
    const isOffered = isCategoryOf(next, category)
    waiting.current = isOffered ? undefined : (category as Category)
    methods.setValue('formType', next)
    methods.setValue('category', isOffered ? category : categories[next][0])
  }

  function stayOnTab() {
    waiting.current = undefined
    openTab(tab)
  }

  /** A draft opens its tab, and brings its subject back, where the address says nothing. */
  function start(draft: Draft | null) {
    openTab(methods.getValues('formType'))
    const about = draft?.values.about
    if (typeof about === 'string' && about !== '' && query === '') {
      router.replace(withParam(location.pathname + location.search, 'about', about), { scroll: false })
    }
  }

  // A soft navigation to another query of the page.
  const shownQuery = useRef(query)
  const followQuery = useEffectEvent(() => {
    if (shownQuery.current !== query) openTab(addressTab)
    shownQuery.current = query
  })
  useEffect(() => followQuery(), [query])

  function announce(result: ActionResult) {
    const { sentTitle, sentText, failedTitle } = words.toast
    const area = 'inquiry'
    if (result.ok) {
      if (new URLSearchParams(query).has('plan')) removeDraft(PLANNER_FORM_ID)
      void showToast({ kind: 'success', title: sentTitle, text: sentText, labels: messages.toast, area })
    } else if (result.formError === 'inquiryNotSent') {
      const text = messages.errors.inquiryNotSent ?? ''
      void showToast({ kind: 'error', title: failedTitle, text, labels: messages.toast, area })
    }
  }

  function select(value: FormType) {
    flushSync(() => openTab(value))
    form.recheckAll()
    scrollToPanel(PANEL_ID)
  }

  const ring = subject?.dates !== 'none' && (
    <InquiryRing control={methods.control} isOneDay={subject?.dates === 'day'} words={ringWords} />
  )
  return (
    <>
      <div className="lg:col-span-8">
        {heading}
        <Tabs
          label={words.tabs.label}
          tabs={formTypes.map((value) => ({ value, label: words.tabs[value], href: tabHrefs[value] }))}
          selected={tab}
          onSelect={select}
          panelId={PANEL_ID}
          className="relative z-1 mt-8.5"
        />
        {/* It begins behind the tabs, so that scrolling to it shows them. */}
        <div
          id={PANEL_ID}
          role="tabpanel"
          aria-labelledby={tabId(PANEL_ID, tab)}
          className="-mt-15 pt-[calc(--spacing(15)+--spacing(8.5))]"
        >
          {subject && (
            <SubjectNotice
              title={subject.title}
              labels={words.about}
              plainHref={plainHrefs[tab]}
              onRemove={() => form.noticeRef.current?.focus()}
            />
          )}
          {isOver && (
            <p className="mb-8.5 border-l-3 border-copper bg-snow-shade py-3 pr-4 pl-5 text-ui">
              {words.about.over}
            </p>
          )}
          <Form
            form={form}
            failed={words.alert.title}
            failedTexts={{ inquiryNotSent: words.alert.kept }}
            receipt={<InquiryReceipt subject={subject} {...content} />}
          >
            <InquiryFields
              tab={tab}
              subject={subject}
              today={today}
              words={words}
              copy={content.copy}
              onChooseCategory={() => (waiting.current = undefined)}
            >
              {ring && <div className="mx-auto w-60 lg:hidden">{ring}</div>}
            </InquiryFields>
          </Form>
        </div>
      </div>
      <div className="lg:col-span-4 lg:col-start-9 lg:ml-10">
        {contact}
        {ring && <div className="mx-auto mt-12 max-w-80 max-lg:hidden lg:sticky lg:top-25">{ring}</div>}
      </div>
    </>
  )
}
