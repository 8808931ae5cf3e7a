'use client'

import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { SentNotice } from '@/components/forms/core/sent-notice'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { tabId, Tabs } from '@/components/ui/tabs'
import { preloadToasts, showToast } from '@/components/ui/toast'
import { isFromThisAddress, type Draft } from '@/lib/forms/drafts'
import type { ActionResult } from '@/lib/forms/result'
import { scrollToPanel } from '@/lib/forms/scroll-to-panel'
import { sendInquiry } from '@/lib/inquiries/action'
import { formTypes, type FormType } from '@/lib/inquiries/choices'
import { readPrefill } from '@/lib/inquiries/prefill'
import { pathBefore } from '@/lib/routes/path-memory'
import type { InquiryContent } from './inquiry-content'
import { InquiryFields } from './inquiry-fields'

interface InquiryFormProps extends InquiryContent {
  /** The tab of the page's address. */
  initialTab: FormType
  /** Addresses of the page with each tab open. */
  hrefs: Record<FormType, string>
}

const PANEL_ID = 'inquiry-panel'
/** Guests who come from these pages get the business tab. */
const COMPANY_PAGES = ['/conference-packages', '/teambuilding']

const noop = () => () => {}

/** Two tabs over one form, so that the values of shared fields stay. */
export function InquiryForm({ initialTab, hrefs, fields, messages, labels, copy }: InquiryFormProps) {
  const form = useServerForm({
    id: 'inquiry',
    action: sendInquiry,
    fields,
    messages,
    loadSchema: async () => {
      preloadToasts()
      return (await import('@/lib/inquiries/schema')).inquirySchema
    },
    onStart: start,
    onAnswer: announce,
  })
  const [tab, setTab] = useTab(initialTab, form.details.postedValues.formType)

  /** Precedence: what has just been typed, then the address if it is new, then the draft. */
  function start(draft: Draft | null) {
    const query = new URLSearchParams(location.search)
    const isContinued = draft !== null && isFromThisAddress(draft)
    const drafted = formTypes.find((type) => type === draft?.values.formType)
    if (drafted && (isContinued || !query.has('fromConference'))) setTab(drafted)
    if (isContinued) return
    const { getValues, setValue } = form.methods
    for (const [name, value] of Object.entries(readPrefill(query))) {
      const current: unknown = getValues(name)
      if (name === 'category' || !current || current === draft?.values[name]) setValue(name, value)
    }
  }

  function announce(result: ActionResult) {
    const { sentTitle, sentText, failedTitle } = labels.toast
    const area = 'inquiry'
    if (result.ok) {
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
      <Tabs
        label={labels.tabs.label}
        tabs={formTypes.map((value) => ({ value, label: labels.tabs[value], href: hrefs[value] }))}
        selected={tab}
        onSelect={select}
        panelId={PANEL_ID}
        className="mt-8.5"
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, tab)} className="pt-8.5">
        <Form
          form={form}
          variant={tab}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={labels.alert.title} texts={{ inquiryNotSent: labels.alert.kept }} />
              <SentNotice
                {...labels.sent}
                withoutScript={{ title: labels.toast.sentTitle, text: labels.toast.sentText }}
              />
            </>
          }
        >
          <InquiryFields tab={tab} labels={labels} copy={copy} />
        </Form>
      </div>
    </>
  )
}

/** The address overrides the page that the guest comes from. */
function findTab(): FormType | undefined {
  const fromConference = new URLSearchParams(location.search).get('fromConference')
  if (fromConference === 'true') return 'business'
  if (fromConference === 'false') return 'private'
  return COMPANY_PAGES.includes(pathBefore('/booking-inquiry') ?? '') ? 'business' : undefined
}

function useTab(initial: FormType, posted: string | undefined) {
  const found = useSyncExternalStore(noop, findTab, () => undefined)
  const [chosen, setTab] = useState(formTypes.find((type) => type === posted))
  return [chosen ?? found ?? initial, setTab] as const
}
