'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '@/components/ui/toast'
import type { LostAndFoundCopy } from '@/content/lost-and-found'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import type sv from '@/messages/sv.json'
import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField, TextareaField, TextField } from '@/components/forms/core/fields'
import { Form, SubmitButton } from '@/components/forms/core/form'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt'
import type { ActionResult } from '@/components/forms/core/result'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { sendLostAndFound } from './action'
import { LostAndFoundReceipt } from './receipt'
import { emptyRequest } from './values'

/** All texts of the form, in the page's language. */
interface LostAndFoundContent {
  messages: FormMessages
  /** The namespace `lostAndFound` of the interface texts. */
  words: (typeof sv)['lostAndFound']
  copy: Pick<LostAndFoundCopy, 'consent' | 'storage'>
  receiptLabels: ReceiptLabels
}

interface LostAndFoundFormProps {
  content: LostAndFoundContent
  /** What is not kept, and who pays; beside or below the form until it is sent. */
  rules: LostAndFoundCopy['rules']
}

const FORM_ID = 'lost-and-found'

export function LostAndFoundForm({ content, rules }: LostAndFoundFormProps) {
  const { messages, words, copy } = content
  const form = useServerForm({
    id: FORM_ID,
    action: sendLostAndFound,
    loadSchema: async () => (await import('./schema')).lostAndFoundSchema,
    messages,
    empty: emptyRequest,
    checksEmpty: true,
    onAnswer: announce,
  })
  const { noticeRef, dismissAnswer } = form
  const { answer } = form.details
  const { setFocus } = form.methods

  const isSent = answer?.ok === true
  // After the panel has taken the focus, which scrolls to it.
  useEffect(() => {
    if (isSent) window.scrollTo(0, 0)
  }, [isSent])

  function announce(result: ActionResult) {
    if (!result.ok && result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...words.failed, labels: messages.toast })
    }
  }

  function startAfresh() {
    flushSync(dismissAnswer)
    setFocus('name')
  }

  if (answer?.ok) {
    return (
      <LostAndFoundReceipt
        formId={FORM_ID}
        ref={noticeRef}
        receipt={answer.receipt}
        content={content}
        onBack={startAfresh}
      />
    )
  }
  return (
    <div className="cols gap-y-12">
      <div className="lg:col-span-6 lg:col-start-7">
        <h2 className="mb-7 text-h3">{words.heading}</h2>
        <Form form={form} failed={words.failed.title}>
          <Fields words={words} copy={copy} />
        </Form>
      </div>
      <div className="border-b hairline lg:col-span-4 lg:row-start-1 lg:self-start">
        {rules.map((rule) => (
          <p key={rule} className="border-t hairline py-3.5 text-ui">
            {rule}
          </p>
        ))}
      </div>
    </div>
  )
}

function Fields({ words, copy }: Pick<LostAndFoundContent, 'words' | 'copy'>) {
  const { labels } = words
  return (
    <div className="grid gap-x-gutter gap-y-7 md:grid-cols-2">
      <TextField name="name" label={labels.name} autoComplete="name" className="md:col-span-2" />
      <TextField
        name="address"
        label={labels.address}
        autoComplete="address-line1"
        className="md:col-span-2"
      />
      <TextField
        name="zipCode"
        label={labels.zipCode}
        hint={words.zipCodeHint}
        autoComplete="postal-code"
        inputMode="numeric"
      />
      <TextField
        name="city"
        label={labels.city}
        autoComplete="address-level2"
        className="md:[&>label]:mb-6.5"
      />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <TextField name="bookingNumber" label={labels.bookingNumber} optional />
      <TextField name="roomNumber" label={labels.roomNumber} optional />
      <DateField name="arrivalDate" label={labels.arrivalDate} max="today" />
      <DateField name="departureDate" label={labels.departureDate} max="today" />
      <TextareaField
        name="itemDescription"
        label={labels.itemDescription}
        hint={words.itemHint}
        className="md:col-span-2"
      />
      <div className="md:col-span-2">
        <CheckboxField
          name="acceptTerms"
          required
          label={
            <>
              {copy.consent}{' '}
              <Link href={viewHref('/villkor', 'privacy')} className="text-link">
                {words.privacy}
              </Link>
            </>
          }
        />
        <p className="mt-4 text-small quiet">{copy.storage}</p>
      </div>
      <SubmitButton label={words.submit} className="md:col-span-2 md:justify-self-start" />
    </div>
  )
}
