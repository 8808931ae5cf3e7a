import 'server-only'
import { headers } from 'next/headers'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import { failureOf, logNotice, logProblem, withRequestId } from '@/lib/logging/log'
import type { RateLimitScope } from '@/lib/rate-limit'
import type { FieldDefinitions } from './fields'
import { readFields, readForm } from './form-data'
import { guardSubmission } from './guard'
import { LANGUAGE_FIELD } from './hidden-fields'
import { parseForm } from './parse-form'
import type { ActionResult, FieldErrors, MessageKey, Receipt } from './result'
import type { FormSchema } from './schema'
import type { FormAction } from './send'

/**
 * Outcome of storing a valid form. `row` is what its receipt says, also of a duplicate, which was stored before; a form
 * without a receipt is just `stored`.
 */
export type StoreOutcome =
  | 'stored'
  | 'failed'
  | { row: StoredRow | undefined; isDuplicate: boolean }
  | { formError: MessageKey }
  | { fieldErrors: FieldErrors }

/** The columns that a receipt needs. */
export const STORED_COLUMNS = 'reference, created_at'
export interface StoredRow {
  reference: string
  created_at: string
}

interface FormActionOptions<Data> {
  /** Names the form in the log, such as `A booking inquiry`. */
  subject: string
  scope: RateLimitScope
  /** Fields that are not listed are ignored. */
  fields: FieldDefinitions
  /** One schema, or the one for what was posted. */
  schema: FormSchema<Data> | ((values: Readonly<Record<string, string>>) => FormSchema<Data>)
  /** Message if the form could not be stored. */
  failure: MessageKey
  /** Stores a valid form, sent from a page in that language. Logs the cause of a failure without personal data. */
  store: (data: Data, language: Locale) => Promise<StoreOutcome>
  /** Called once for each stored form, before the answer. */
  notify?: (data: Data) => void
  /** Whether an e-mail confirms the form with this reference; undefined where that is not known. Never throws. */
  hasConfirmation?: (reference: string) => Promise<boolean | undefined>
}

/**
 * Creates a form's server action: guard, parse, store, and notify after the response. A duplicate counts as received and
 * is not notified again. The action never throws; on failure it returns all text that was typed.
 */
export function createFormAction<Data>(options: FormActionOptions<Data>): FormAction {
  return async (_previous, formData) => {
    const requestHeaders = await headers()
    return withRequestId(requestHeaders, () => takeForm(options, formData, requestHeaders))
  }
}

async function takeForm<Data>(
  { subject, scope, fields, schema, failure, store, notify, hasConfirmation }: FormActionOptions<Data>,
  formData: FormData,
  requestHeaders: Headers,
): Promise<ActionResult> {
  let values: Record<string, string> = {}
  try {
    values = readFields(
      formData,
      Object.keys(fields).filter((name) => fields[name]?.control !== 'file'),
    )
    const refusal = await guardSubmission({
      scope,
      formData,
      headers: requestHeaders,
      email: values.email ?? '',
    })
    if (refusal !== null) return { ok: false, formError: refusal, values }

    const checked = parseForm(fields, typeof schema === 'function' ? schema(values) : schema, formData)
    if ('fieldErrors' in checked) return { ok: false, fieldErrors: checked.fieldErrors, values }

    const outcome = await store(checked.data, readLanguage(formData))
    if (outcome === 'failed') return { ok: false, formError: failure, values }
    if (outcome !== 'stored' && !('row' in outcome)) return { ok: false, ...outcome, values }
    if (outcome === 'stored' || !outcome.isDuplicate) notify?.(checked.data)
    const row = outcome === 'stored' ? undefined : outcome.row
    if (row === undefined) return { ok: true }
    logNotice(`${subject} was stored.`, { reference: row.reference })
    const isMailed = await hasConfirmation?.(row.reference)
    return { ok: true, receipt: { ...receiptOf(row, fields, formData), isMailed } }
  } catch (error) {
    logProblem(`${subject} failed.`, failureOf(error))
    return { ok: false, formError: failure, values }
  }
}

function readLanguage(formData: FormData): Locale {
  const language = formData.get(LANGUAGE_FIELD)
  return isLocale(language) ? language : defaultLocale
}

/** The receipt of a stored row, with what the guest sent in the fields that the form shows. */
function receiptOf(row: StoredRow, fields: FieldDefinitions, formData: FormData): Omit<Receipt, 'isMailed'> {
  const sent = readForm(formData, fields)
  const entries = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = sent[name]
    const text = value instanceof File ? value.name : (value?.trim() ?? '')
    // A condition that is no field decides what the page renders, and so what is posted.
    const isShown = Object.entries(field.shownFor ?? {}).every(
      ([other, allowed]) => !(other in fields) || allowed.includes(String(sent[other])),
    )
    return text === '' || !isShown ? [] : [[name, text]]
  })
  return {
    reference: row.reference,
    receivedAt: new Date(row.created_at).toISOString(),
    values: Object.fromEntries(entries),
  }
}
