'use client'

import type { Ref } from 'react'
import { useLanguage } from '@/lib/i18n/language-provider'
import { Link } from '@/lib/i18n/link'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'
import { ReceiptDetails, type ReceiptLabels } from '@/components/forms/core/receipt'
import { receiptTitleId, type Receipt } from '@/components/forms/core/result'

interface LostAndFoundReceiptProps {
  formId: string
  /** Takes the focus. */
  ref: Ref<HTMLDivElement>
  receipt: Receipt | undefined
  content: { words: (typeof sv)['lostAndFound']; receiptLabels: ReceiptLabels }
  onBack: () => void
}

/** The panel in place of the form once it is sent. Without JavaScript its button opens the page again. */
export function LostAndFoundReceipt({
  formId,
  ref,
  receipt,
  content: { words, receiptLabels },
  onBack,
}: LostAndFoundReceiptProps) {
  const { language, linksKeepLanguage } = useLanguage()
  const { title, text, back, home } = words.thanks

  return (
    <div
      id={formId}
      ref={ref}
      tabIndex={-1}
      role="region"
      aria-labelledby={receiptTitleId(formId)}
      className="receipt max-w-lead scroll-mt-28 border-t-3 border-success pt-7 focus:shadow-none focus:outline-none"
    >
      <h2 id={receiptTitleId(formId)} className="text-h2">
        {title}
      </h2>
      <p className="mt-4 text-lead">{text}</p>
      {receipt && (
        <ReceiptDetails
          receipt={receipt}
          labels={receiptLabels}
          fields={words.labels}
          days={['arrivalDate', 'departureDate']}
          canBeUrgent
        />
      )}
      <form
        action="/kvarglomt"
        method="get"
        className="no-print mt-8.5 flex flex-wrap items-center gap-x-7 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onBack()
        }}
      >
        {linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />}
        <button type="submit" className="btn btn-dark">
          {back}
        </button>
        <Link href="/" className="action-link">
          {home}
        </Link>
      </form>
    </div>
  )
}
