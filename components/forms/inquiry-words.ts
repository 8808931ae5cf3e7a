import type { InquiryCopy } from '@/content/inquiry'
import type { FormWords } from '@/lib/forms/form-words'
import type sv from '@/messages/sv.json'

/** Everything that the inquiry's island says, in the page's language. */
export interface InquiryWords {
  form: FormWords
  /** The namespace `inquiry` of the interface words. */
  words: (typeof sv)['inquiry']
  copy: InquiryCopy
}
