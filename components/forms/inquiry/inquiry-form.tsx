'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { tabId, Tabs } from '@/components/ui/tabs'
import { preloadToasts, showToast } from '@/components/ui/toast'
import { PLANNER_FORM_ID } from '@/components/forms/planner/address'
import { isFromThisAddress, removeDraft, type Draft } from '@/components/forms/core/drafts'
import type { ActionResult } from '@/components/forms/core/result'
import { scrollToPanel } from '@/components/forms/inquiry/scroll-to-panel'
import { sendInquiry } from '@/components/forms/inquiry/action'
import type { InquiryAddress } from '@/components/forms/inquiry/address'
import { formTypes, type FormType } from '@/components/forms/inquiry/choices'
import { withParam } from '@/lib/routes/href'
import type { InquiryContent, ShownSubject } from './inquiry-content'
import { InquiryFields } from './inquiry-fields'
import { InquiryReceipt } from './inquiry-receipt'
import { InquiryRing } from './inquiry-ring'
import { SubjectNotice } from './subject-notice'

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
  fields,
  messages,
  labels,
  receiptLabels,
  ringWords,
  copy,
  heading,
  contact,
}: InquiryFormProps) {
  const router = useRouter()
  const form = useServerForm({
    id: 'inquiry',
    action: sendInquiry,
    fields,
    messages,
    loadSchema: async () => {
      preloadToasts()
      return (await import('@/components/forms/inquiry/schema')).inquirySchemas[subject?.dates ?? 'stay']
    },
    prefill: values,
    onStart: start,
    onAnswer: announce,
  })
  const isTabNamed = new URLSearchParams(query).has('fromConference') || subject !== undefined
  const [tab, setTab] = useTab(
    addressTab,
    query,
    form.details.initialValues.formType,
    tabOfDraft(form.details.draft, isTabNamed),
  )

  /** A draft brings its subject back where the address says nothing. */
  function start(draft: Draft | null) {
    const about = draft?.values.about
    if (about && query === '') {
      router.replace(withParam(location.pathname + location.search, 'about', about), { scroll: false })
    }
  }

  function announce(result: ActionResult) {
    const { sentTitle, sentText, failedTitle } = labels.toast
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
    flushSync(() => setTab(value))
    void form.recheckAll()
    scrollToPanel(PANEL_ID)
  }

  return (
    <>
      <div className="lg:col-span-8">
        {heading}
        <Tabs
          label={labels.tabs.label}
          tabs={formTypes.map((value) => ({ value, label: labels.tabs[value], href: tabHrefs[value] }))}
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
              labels={labels.about}
              plainHref={plainHrefs[tab]}
              onRemove={() => form.noticeRef.current?.focus()}
            />
          )}
          {isOver && (
            <p className="mb-8.5 border-l-3 border-copper bg-snow-shade py-3 pr-4 pl-5 text-ui">
              {labels.about.over}
            </p>
          )}
          <Form
            form={form}
            variant={tab}
            notice={
              <>
                <ErrorSummary />
                <FormAlert title={labels.alert.title} texts={{ inquiryNotSent: labels.alert.kept }} />
                <InquiryReceipt
                  subject={subject}
                  labels={labels}
                  receiptLabels={receiptLabels}
                  ringWords={ringWords}
                  copy={copy}
                />
              </>
            }
          >
            <InquiryFields tab={tab} subject={subject} today={today} labels={labels} copy={copy} />
          </Form>
        </div>
      </div>
      <div className="lg:col-span-4 lg:col-start-9 lg:ml-10">
        {contact}
        {subject?.dates !== 'none' && (
          <div className="mx-auto mt-12 max-w-80 max-lg:hidden lg:sticky lg:top-25">
            <InquiryRing
              control={form.methods.control}
              initialValues={form.details.initialValues}
              isOneDay={subject?.dates === 'day'}
              words={ringWords}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** A draft opens its tab unless a new address names one. */
function tabOfDraft(draft: Draft | null, isTabNamed: boolean): FormType | undefined {
  if (draft === null || (isTabNamed && !isFromThisAddress(draft))) return undefined
  return formTypes.find((type) => type === draft.values.formType)
}

/**
 * The tab that was posted, then the one of the draft or the address, until the guest chooses one or the query changes. The
 * draft's tab is there before its values: the field of the other tab takes no span such as 20–25.
 */
function useTab(
  addressTab: FormType,
  query: string,
  posted: string | undefined,
  drafted: FormType | undefined,
) {
  const [tab, setTab] = useState(formTypes.find((type) => type === posted) ?? addressTab)
  const [shownQuery, setShownQuery] = useState(query)
  const [isDraftShown, setIsDraftShown] = useState(false)
  if (query !== shownQuery) {
    setShownQuery(query)
    setTab(addressTab)
  }
  if (drafted !== undefined && !isDraftShown) {
    setIsDraftShown(true)
    setTab(drafted)
  }
  return [tab, setTab] as const
}
