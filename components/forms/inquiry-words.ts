import type { InquiryCopy } from '@/content/inquiry'
import type { FormMessages } from '@/lib/forms/messages'
import type sv from '@/messages/sv.json'

/** Everything that the inquiry's island says, in the page's language. */
export interface InquiryWords {
  form: FormMessages
  /** The namespace `inquiry` of the interface words. */
  words: (typeof sv)['inquiry']
  copy: InquiryCopy
}
