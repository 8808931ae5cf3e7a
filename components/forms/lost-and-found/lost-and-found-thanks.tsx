import type { ReactNode } from 'react'
import { receiptTitleId } from '@/components/forms/core/form-receipt'
import { Link } from '@/lib/i18n/link'
import { LANGUAGE_PARAM, type Locale } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'

interface LostAndFoundThanksProps {
  formId: string
  labels: (typeof sv)['lostAndFound']['thanks']
  /** Language of the `lang` parameter, if the address has one. */
  keptLanguage: Locale | undefined
  /** The receipt. */
  children: ReactNode
}

/** Without JavaScript the button opens the page again. */
export function LostAndFoundThanks({ formId, labels, keptLanguage, children }: LostAndFoundThanksProps) {
  return (
    <>
      <h2 id={receiptTitleId(formId)} className="text-h2">
        {labels.title}
      </h2>
      <p className="mt-4 text-lead">{labels.text}</p>
      {children}
      <form
        action="/kvarglomt"
        method="get"
        className="no-print mt-8.5 flex flex-wrap items-center gap-x-7 gap-y-3"
      >
        {keptLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={keptLanguage} />}
        <button type="submit" className="btn btn-dark">
          {labels.back}
        </button>
        <Link href="/" className="action-link">
          {labels.home}
        </Link>
      </form>
    </>
  )
}
