'use client'

import { tabId, Tabs } from '@/components/ui/tabs'
import { preloadToasts, showToast } from '@/components/ui/toast'
import { scrollToPanel } from '@/lib/forms/scroll-to-panel'
import { sendInquiry } from '@/lib/inquiries/action'
import { formTypes, type FormType } from '@/lib/inquiries/fields'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { ActionResult } from '@/lib/forms/result'
import { ErrorSummary } from './error-summary'
import { FormAlert } from './form-alert'
import { FormShell } from './form-shell'
import { InquiryFields } from './inquiry-fields'
import type { InquiryWords } from './inquiry-words'
import { SentNotice } from './sent-notice'
import { useInquiryChoice } from './use-inquiry-choice'
import { useInquiryStart } from './use-inquiry-start'
import { useSubmission } from './use-submission'

interface InquiryFormProps extends InquiryWords {
  /** The tab of the page's address. */
  initialTab: FormType
  /** Addresses of the page with each tab open. */
  hrefs: Record<FormType, string>
}

const FORM_ID = 'inquiry'
const PANEL_ID = 'inquiry-panel'
const NOTHING_TYPED = {}

const LIMITS = {
  ...FIELD_LIMITS,
  accommodationNotes: FIELD_LIMITS.freeText,
  dietaryRequirements: FIELD_LIMITS.freeText,
  technicalEquipment: FIELD_LIMITS.freeText,
  additionalRequests: FIELD_LIMITS.freeText,
}

/** The booking inquiry: two tabs over one form, so that what both ask for is typed once. */
export function InquiryForm({ initialTab, hrefs, form, words, copy }: InquiryFormProps) {
  const submission = useSubmission({
    formId: FORM_ID,
    action: sendInquiry,
    loadCheck: async () => {
      preloadToasts()
      return (await import('@/lib/inquiries/schema')).checkInquiry
    },
    onAnswer: announce,
  })
  const { answer } = submission
  const typed = answer?.ok === false ? answer.values : NOTHING_TYPED
  const { tab, setTab, category, setCategory } = useInquiryChoice(initialTab, typed)

  useInquiryStart({
    formId: FORM_ID,
    onChoice: ({ formType, category: chosen }) => {
      const asked = formTypes.find((type) => type === formType)
      if (asked) setTab(asked)
      if (chosen) setCategory(chosen)
    },
  })

  function announce(result: ActionResult) {
    const { sentTitle, sentText, failedTitle } = words.toast
    if (result.ok) {
      setCategory('')
      void showToast({
        kind: 'success',
        title: sentTitle,
        text: sentText,
        words: form.toast,
        area: 'inquiry',
      })
    } else if (result.formError === 'inquiryNotSent') {
      const text = form.errors.inquiryNotSent ?? ''
      void showToast({ kind: 'error', title: failedTitle, text, words: form.toast, area: 'inquiry' })
    }
  }

  function select(value: FormType) {
    setTab(value)
    scrollToPanel(PANEL_ID)
  }

  return (
    <>
      <Tabs
        label={words.tabs.label}
        tabs={formTypes.map((value) => ({ value, label: words.tabs[value], href: hrefs[value] }))}
        selected={tab}
        onSelect={select}
        panelId={PANEL_ID}
        className="mt-8.5"
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, tab)} className="pt-8.5">
        <FormShell
          submission={submission}
          words={form}
          limits={LIMITS}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={words.alert.title} texts={{ inquiryNotSent: words.alert.kept }} />
              <SentNotice
                {...words.sent}
                withoutScript={{ title: words.toast.sentTitle, text: words.toast.sentText }}
              />
            </>
          }
        >
          <InquiryFields tab={tab} category={category} onCategory={setCategory} words={words} copy={copy} />
        </FormShell>
      </div>
    </>
  )
}
