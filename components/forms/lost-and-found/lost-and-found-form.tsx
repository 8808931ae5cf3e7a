'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { ReceiptDetails } from '@/components/forms/core/receipt-details'
import { receiptTitleId } from '@/components/forms/core/form-receipt'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { showToast } from '@/components/ui/toast'
import type { FormFields } from '@/components/forms/core/fields'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { ActionResult } from '@/components/forms/core/result'
import type { Locale } from '@/lib/i18n/locales'
import { sendLostAndFound } from '@/components/forms/lost-and-found/action'
import type sv from '@/messages/sv.json'
import { LostAndFoundThanks } from './lost-and-found-thanks'

interface LostAndFoundFormProps {
  fields: FormFields
  messages: FormMessages
  /** Toast after a failed submit. */
  failed: { title: string; text: string }
  /** Beside the form, until it is sent. */
  aside: ReactNode
  heading: string
  children: ReactNode
  /** Of the panel that replaces the form once it is sent. */
  thanks: (typeof sv)['lostAndFound']['thanks']
  receiptLabels: ReceiptLabels
  /** Language of the `lang` parameter, if the address has one. */
  keptLanguage: Locale | undefined
}

const FORM_ID = 'lost-and-found'

/** A new key resets the form when the guest comes back from the receipt. */
export function LostAndFoundForm(props: LostAndFoundFormProps) {
  const [round, setRound] = useState(0)
  return <RequestForm key={round} {...props} startsFocused={round > 0} onBack={() => setRound(round + 1)} />
}

interface RequestFormProps extends LostAndFoundFormProps {
  /** True after coming back from the receipt. */
  startsFocused: boolean
  onBack: () => void
}

function RequestForm({
  fields,
  messages,
  failed,
  aside,
  heading,
  children,
  thanks,
  receiptLabels,
  keptLanguage,
  startsFocused,
  onBack,
}: RequestFormProps) {
  const form = useServerForm({
    id: FORM_ID,
    action: sendLostAndFound,
    fields,
    messages,
    loadSchema: async () => (await import('@/components/forms/lost-and-found/schema')).lostAndFoundSchema,
    checksEmpty: true,
    onAnswer: announce,
  })
  const { methods, details, noticeRef } = form
  const { setFocus } = methods

  useEffect(() => {
    if (startsFocused) setFocus('name')
  }, [startsFocused, setFocus])

  const isSent = details.answer?.ok === true
  // After the form has focused the panel, which scrolls to it.
  useEffect(() => {
    if (isSent) window.scrollTo(0, 0)
  }, [isSent])

  function announce(result: ActionResult) {
    if (!result.ok && result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...failed, labels: messages.toast })
    }
  }

  if (details.answer?.ok) {
    return (
      <div
        id={FORM_ID}
        ref={noticeRef}
        tabIndex={-1}
        role="region"
        aria-labelledby={receiptTitleId(FORM_ID)}
        className="receipt max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none"
        onSubmit={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        <LostAndFoundThanks formId={FORM_ID} labels={thanks} keptLanguage={keptLanguage}>
          {details.answer.receipt && (
            <ReceiptDetails
              receipt={details.answer.receipt}
              fields={fields}
              labels={receiptLabels}
              canBeUrgent
            />
          )}
        </LostAndFoundThanks>
      </div>
    )
  }
  return (
    <div className="cols gap-y-12">
      {aside}
      <div className="lg:col-span-7 lg:col-start-6">
        <h2 className="mb-7 text-h3">{heading}</h2>
        <Form
          form={form}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={failed.title} />
            </>
          }
        >
          {children}
        </Form>
      </div>
    </div>
  )
}
