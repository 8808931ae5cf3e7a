import type sv from '@/messages/sv.json'

/** A key of the namespace `forms.errors`. */
export type MessageKey = keyof (typeof sv)['forms']['errors']

/** Error messages of an action; `fieldErrors` are keyed by field name. */
export type FieldErrors = Record<string, MessageKey>

/** What the page shows after a form is stored. */
export interface Receipt {
  /** `KF-` and six characters. */
  reference: string
  /** ISO time at which the row was stored; for a duplicate, that of the first one. */
  receivedAt: string
  /** Whether the guest gets it by e-mail too; undefined where that is not known. */
  isMailed: boolean | undefined
  /** What was sent: text by field name, without empty fields. Files are named. */
  values: Readonly<Record<string, string>>
}

/**
 * What every form action answers: message keys, never raw errors, and on failure all that was
 * typed, so that the page can show it again without JavaScript.
 */
export type ActionResult =
  | { ok: true; receipt?: Receipt }
  | {
      ok: false
      formError?: MessageKey
      fieldErrors?: FieldErrors
      values: Record<string, string>
    }
