'use client'

import { useActionState, useEffect, useState, type ReactNode } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { showToast } from '@/components/ui/toast'
import type { LostAndFoundCopy } from '@/content/lost-and-found'
import type sv from '@/messages/sv.json'
import { ErrorSummary } from '@/components/forms/core/error-summary'
import { Form } from '@/components/forms/core/form'
import { FormAlert } from '@/components/forms/core/form-alert'
import { lazyResolver } from '@/components/forms/core/lazy-resolver'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { ActionResult } from '@/components/forms/core/result'
import { useFormOptions, useServerForm } from '@/components/forms/core/use-server-form'
import { sendLostAndFound } from './action'
import { LostAndFoundFields } from './fields'
import { LostAndFoundReceipt } from './receipt'
import { emptyRequest, type RequestValues } from './values'

interface LostAndFoundFormProps {
  messages: FormMessages
  /** The namespace `lostAndFound` of the interface texts. */
  words: (typeof sv)['lostAndFound']
  copy: Pick<LostAndFoundCopy, 'consent' | 'storage'>
  receiptLabels: ReceiptLabels
  /** Beside the form, until it is sent. */
  aside: ReactNode
}

const FORM_ID = 'lost-and-found'

const { resolver, preload } = lazyResolver<RequestValues>(
  async () => (await import('./schema')).lostAndFoundSchema,
)

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
  messages,
  words,
  copy,
  receiptLabels,
  aside,
  startsFocused,
  onBack,
}: RequestFormProps) {
  const [posted, formAction] = useActionState(sendLostAndFound, null, `#${FORM_ID}`)
  const methods = useForm<RequestValues, unknown, FieldValues>({
    ...useFormOptions(posted, emptyRequest),
    resolver,
  })
  const form = useServerForm({
    id: FORM_ID,
    methods,
    action: sendLostAndFound,
    posted,
    formAction,
    messages,
    preload,
    empty: emptyRequest,
    checksEmpty: true,
    onAnswer: announce,
  })
  const { details, noticeRef } = form
  const { setFocus } = methods

  useEffect(() => {
    if (startsFocused) setFocus('name')
  }, [startsFocused, setFocus])

  const isSent = details.answer?.ok === true
  // After the panel has taken the focus, which scrolls to it.
  useEffect(() => {
    if (isSent) window.scrollTo(0, 0)
  }, [isSent])

  function announce(result: ActionResult) {
    if (!result.ok && result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...words.failed, labels: messages.toast })
    }
  }

  if (details.answer?.ok) {
    return (
      <LostAndFoundReceipt
        formId={FORM_ID}
        ref={noticeRef}
        receipt={details.answer.receipt}
        words={words}
        receiptLabels={receiptLabels}
        onBack={onBack}
      />
    )
  }
  return (
    <div className="cols gap-y-12">
      {aside}
      <div className="lg:col-span-7 lg:col-start-6">
        <h2 className="mb-7 text-h3">{words.heading}</h2>
        <Form
          form={form}
          notice={
            <>
              <ErrorSummary />
              <FormAlert title={words.failed.title} />
            </>
          }
        >
          <LostAndFoundFields words={words} copy={copy} />
        </Form>
      </div>
    </div>
  )
}
