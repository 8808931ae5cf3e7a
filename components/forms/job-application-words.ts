import type { FormMessages } from '@/lib/forms/messages'
import type sv from '@/messages/sv.json'

/** Everything that the application's islands say, in the page's language. */
export interface JobApplicationWords {
  form: FormMessages
  /** The namespace `jobApplication` of the interface words, figures filled in. */
  words: (typeof sv)['jobApplication']
}

/** The position that is applied for. */
export interface AppliedJob {
  id: string
  title: string
}
