import type sv from '@/messages/sv.json'

/** A key of the namespace `forms.errors`. */
export type MessageKey = keyof (typeof sv)['forms']['errors']

/** Error messages of an action; `fieldErrors` are keyed by field name. */
export type FieldErrors = Record<string, MessageKey>

/**
 * What every form action answers: message keys, never raw errors, and on failure all that was
 * typed, so that the page can show it again without JavaScript.
 */
export type ActionResult =
  | { ok: true }
  | {
      ok: false
      formError?: MessageKey
      fieldErrors?: FieldErrors
      values: Record<string, string>
    }
