import type { Localized } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'

export type MessageKey = keyof (typeof sv)['forms']['errors']

/** Messages by the names of the fields. The limit that `tooLong` names is that of the field (`limits.ts`). */
export type FieldErrors = Record<string, MessageKey>

/** What the page shows after a form is stored. */
export interface Receipt {
  /** What it is about, where the form is about something. */
  title?: Localized | undefined
  /** `KF-` and six characters. */
  reference: string
  /** ISO time at which the row was stored; for a duplicate, that of the first one. */
  receivedAt: string
  /** Whether the guest gets it by email too; undefined where that is not known. */
  isMailed: boolean | undefined
  /** What was sent by field name, in the order of the form, without empty fields. `on` is a checked box; files are named. */
  values: Readonly<Record<string, string>>
}

/** Errors that leave open whether the form is stored: it is never called not sent. */
export const UNCERTAIN: readonly MessageKey[] = ['connectionLost', 'notKnown', 'silent']
/** Errors after which the page can send only once it is loaded anew. */
export const NEEDS_RELOAD: readonly MessageKey[] = ['pageOutdated', 'silent', 'refused', 'subjectGone']

/**
 * What every form action answers: message keys, never raw errors, and on failure all that was
 * typed, so that the page can show it again without JavaScript.
 */
export type ActionResult =
  | { ok: true; receipt?: Receipt }
  | { ok: false; formError?: MessageKey; fieldErrors?: FieldErrors; values: object }

/** A form's server action, as `useActionState` takes it. */
export type FormAction = (previous: ActionResult | null, formData: FormData) => Promise<ActionResult>

/** Id of the heading of a page's receipt, which names the region that takes the focus. */
export const RECEIPT_TITLE_ID = 'receipt'
