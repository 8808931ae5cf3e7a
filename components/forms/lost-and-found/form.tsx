'use client'

import clsx from 'clsx'
import { useMessages } from 'next-intl'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { CheckboxField } from '@/components/forms/core/choice-fields'
import { DateField, TextareaField, TextField } from '@/components/forms/core/fields'
import { Form, SubmitButton } from '@/components/forms/core/form'
import { ReceiptDetails } from '@/components/forms/core/receipt'
import { type ActionResult, type Receipt, RECEIPT_TITLE_ID } from '@/components/forms/core/result'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { showToast } from '@/components/ui/toast'
import { Link, LocaleParam } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import { sendLostAndFound } from './action'
import { emptyRequest } from './values'

const FORM_ID = 'lost-and-found'

/** @param storage says how long a request is kept */
export function LostAndFoundForm({ storage }: { storage: string }) {
  const { heading, labels, hints, consent, privacy, submit, failed } = useMessages().lostAndFound
  const form = useServerForm({
    id: FORM_ID,
    action: sendLostAndFound,
    loadSchema: async () => (await import('./schema')).lostAndFoundSchema,
    empty: emptyRequest,
    checksEmpty: true,
    onAnswer: handleAnswer,
  })
  const { noticeRef } = form
  const { sent, removeReceipt } = form.details
  const { setFocus } = form.methods

  const isSent = form.details.answer?.ok === true
  // After the panel has taken the focus, which scrolls to it.
  useEffect(() => {
    if (isSent) window.scrollTo(0, 0)
  }, [isSent])

  function handleAnswer(result: ActionResult) {
    if (!result.ok && result.formError === 'lostAndFoundNotSent') {
      void showToast({ kind: 'error', ...failed })
    }
  }

  function handleBack() {
    flushSync(removeReceipt)
    setFocus('name')
  }

  if (sent) {
    return (
      <div
        id={FORM_ID}
        ref={noticeRef}
        tabIndex={-1}
        role="region"
        aria-labelledby={RECEIPT_TITLE_ID}
        className={clsx(
          'receipt mt-8.5 mb-next max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none',
          'lg:col-span-6 lg:col-start-7 lg:mt-[calc(var(--spacing-nav)+2rem)]',
        )}
      >
        <Thanks receipt={sent.receipt} onBack={handleBack} />
      </div>
    )
  }
  return (
    <div className="pt-8.5 pb-next lg:col-span-6 lg:col-start-7 lg:pt-[calc(var(--spacing-nav)+2rem)]">
      <h2 className="mb-7 text-h3">{heading}</h2>
      <Form form={form} labels={labels} hints={hints} failed={failed.title}>
        <div className="grid gap-x-gutter gap-y-7 min-[24rem]:grid-cols-2">
          <TextField name="name" autoComplete="name" className="col-span-full" />
          <TextField name="address" autoComplete="address-line1" className="col-span-full" />
          <TextField name="zipCode" autoComplete="postal-code" inputMode="numeric" />
          <TextField name="city" autoComplete="address-level2" className="justify-end" />
          <TextField name="phone" type="tel" autoComplete="tel" className="max-md:col-span-full" />
          <TextField name="email" type="email" autoComplete="email" className="max-md:col-span-full" />
          <TextField name="bookingNumber" optional className="justify-end" />
          <TextField name="roomNumber" optional className="justify-end" />
          <DateField name="arrivalDate" max="today" />
          <DateField name="departureDate" max="today" />
          <TextareaField name="itemDescription" className="col-span-full" />
          <div className="col-span-full">
            <CheckboxField name="acceptTerms" required>
              <span className="font-normal">
                {consent}{' '}
                <Link href={viewHref('/villkor', 'privacy')} className="text-link">
                  {privacy}
                </Link>
              </span>
            </CheckboxField>
            <p className="mt-4 text-small quiet">{storage}</p>
          </div>
          <SubmitButton label={submit} className="col-span-full md:justify-self-start" />
        </div>
      </Form>
    </div>
  )
}

/** In place of the form once it is sent. Without JavaScript its button opens the page again. */
function Thanks({ receipt, onBack }: { receipt: Receipt | undefined; onBack: () => void }) {
  const { labels, thanks } = useMessages().lostAndFound
  return (
    <>
      <h2 id={RECEIPT_TITLE_ID} className="text-h2">
        {thanks.title}
      </h2>
      <p className="mt-4 text-lead">{thanks.text}</p>
      {receipt && (
        <ReceiptDetails
          receipt={receipt}
          fields={labels}
          days={['arrivalDate', 'departureDate']}
          canBeUrgent
        />
      )}
      <form
        action="/kvarglomt"
        className="mt-8.5 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        <LocaleParam />
        <button type="submit" className="btn btn-primary">
          {thanks.back}
        </button>
        <Link href="/" className="action-link">
          {thanks.home}
        </Link>
      </form>
    </>
  )
}
