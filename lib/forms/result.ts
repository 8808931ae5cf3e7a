import type sv from '@/messages/sv.json'

/** A key of the namespace `forms.errors`; islands translate it. */
export type MessageKey = keyof (typeof sv)['forms']['errors']

/** Where an action's error messages stand: `fieldErrors` beside the field of that name. */
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
