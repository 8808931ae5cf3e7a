import type { RingWords } from '@/components/ui/ring/ring-measures'
import type { InquiryCopy } from '@/content/inquiry'
import type { FormFields } from '@/lib/forms/fields'
import type { FormMessages } from '@/lib/forms/messages'
import type { ReceiptLabels } from '@/lib/forms/receipt'
import type { DateKind } from '@/lib/inquiries/choices'
import type sv from '@/messages/sv.json'

/** All texts of the inquiry in the page's language. */
export interface InquiryContent {
  fields: FormFields
  messages: FormMessages
  /** The namespace `inquiry` of the interface texts. */
  labels: (typeof sv)['inquiry']
  receiptLabels: ReceiptLabels
  ringWords: RingWords
  copy: InquiryCopy
}

/** What the inquiry is about, in the page's language. */
export interface ShownSubject {
  id: string
  title: string
  dates: DateKind
}
