import type sv from '@/messages/sv.json'

/** A key of the namespace `forms.errors`. */
export type MessageKey = keyof (typeof sv)['forms']['errors']

/** Messages by the names of the fields. A key that needs a figure has it behind a space: `tooLong 200`. */
export type FieldErrors = Record<string, string>

/** What the page shows after a form is stored. */
export interface Receipt {
  /** `KF-` and six characters. */
  reference: string
  /** ISO time at which the row was stored; for a duplicate, that of the first one. */
  receivedAt: string
  /** Whether the guest gets it by e-mail too; undefined where that is not known. */
  isMailed: boolean | undefined
  /** What was sent by field name, in the order of the form, without empty fields. `on` is a checked box; files are named. */
  values: Readonly<Record<string, string>>
}

/** Whether an error leaves open that the form is stored: it is never called not sent. */
export const isUncertain = (error: MessageKey) => error === 'connectionLost' || error === 'notKnown'

/**
 * What every form action answers: message keys, never raw errors, and on failure all that was
 * typed, so that the page can show it again without JavaScript.
 */
export type ActionResult =
  | { ok: true; receipt?: Receipt }
  | { ok: false; formError?: MessageKey; fieldErrors?: FieldErrors; values: object }

/** A form's server action, as `useActionState` takes it. */
export type FormAction = (previous: ActionResult | null, formData: FormData) => Promise<ActionResult>

/** Id of a receipt's heading, which names the region that takes the focus. */
export const receiptTitleId = (formId: string) => `${formId}-receipt`
