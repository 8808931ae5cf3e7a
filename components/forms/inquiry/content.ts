import type { RingWords } from '@/components/ui/ring/ring-measures'
import type { InquiryCopy } from '@/content/inquiry'
import type sv from '@/messages/sv.json'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { DateKind } from './choices'

/** All texts of the inquiry in the page's language. */
export interface InquiryContent {
  messages: FormMessages
  /** The namespace `inquiry` of the interface texts, in the words that fit the subject. */
  words: (typeof sv)['inquiry']
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
