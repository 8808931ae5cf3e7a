import 'server-only'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import { failureOf, logNotice, logProblem, withRequestId } from '@/lib/logging/log'
import type { RateLimitScope } from '@/lib/rate-limit'
import { hasConfirmation } from './confirmation'
import { fieldNames, flatten, readFormValues, type FormValues } from './form-values'
import { guardSubmission } from './guard'
import { LANGUAGE_FIELD } from './hidden-fields'
import { parseForm } from './parse-form'
import type { ActionResult, FormAction, MessageKey, Receipt } from './result'
import type { StoredRow, StoreOutcome } from './stored-row'

interface FormActionOptions<Values, Data> {
  /** Names the form in the log, such as `A booking inquiry`. */
  subject: string
  scope: RateLimitScope
  /** The empty form; other fields are ignored. */
  empty: Values
  /** One schema, or the one for what was posted. */
  schema: z.ZodType<Data> | ((values: Values) => z.ZodType<Data>)
  /** Message if the form could not be stored. */
  failure: MessageKey
  /** Stores a valid form, sent from a page in that language. Logs the cause of a failure without personal data. */
  store: (data: Data, language: Locale) => Promise<StoreOutcome>
  /** Called once for each stored form, before the answer. */
  notify?: (data: Data) => void
}

/**
 * Creates a form's server action: guard, parse, store, and notify after the response. A duplicate counts as received and
 * is not notified again. The action never throws; on failure it returns all text that was typed.
 */
export function createFormAction<Values extends { email: string }, Data extends object>(
  options: FormActionOptions<Values, Data>,
): FormAction {
  return async (_previous, formData) => {
    const requestHeaders = await headers()
    return withRequestId(requestHeaders, () => takeForm(options, formData, requestHeaders))
  }
}

async function takeForm<Values extends { email: string }, Data extends object>(
  { subject, scope, empty, schema, failure, store, notify }: FormActionOptions<Values, Data>,
  formData: FormData,
  requestHeaders: Headers,
): Promise<ActionResult> {
  let typed: object = {}
  try {
    const values = readFormValues(formData, empty)
    typed = withoutFiles(values)
    const refusal = await guardSubmission({ scope, formData, headers: requestHeaders, email: values.email })
    if (refusal !== null) return { ok: false, formError: refusal, values: typed }

    const checked = parseForm(typeof schema === 'function' ? schema(values) : schema, values)
    if ('fieldErrors' in checked) return { ok: false, ...checked, values: typed }

    const outcome = await store(checked.data, readLanguage(formData))
    if (outcome === 'failed') return { ok: false, formError: failure, values: typed }
    if (outcome === 'stored') {
      notify?.(checked.data)
      return { ok: true }
    }
    if (!('row' in outcome)) return { ok: false, ...outcome, values: typed }
    if (!outcome.isDuplicate) notify?.(checked.data)
    if (outcome.row === undefined) return { ok: true }
    logNotice(`${subject} was stored.`, { reference: outcome.row.reference })
    return { ok: true, receipt: await receiptOf(outcome.row, checked.data, empty) }
  } catch (error) {
    logProblem(`${subject} failed.`, failureOf(error))
    return { ok: false, formError: failure, values: typed }
  }
}

function readLanguage(formData: FormData): Locale {
  const language = formData.get(LANGUAGE_FIELD)
  return isLocale(language) ? language : defaultLocale
}

/** A page cannot fill in a file again. */
const withoutFiles = (values: object) =>
  Object.fromEntries(
    Object.entries(values as FormValues).map(([name, value]) => [name, value instanceof File ? null : value]),
  )

async function receiptOf(row: StoredRow, data: object, empty: object): Promise<Receipt> {
  const sent = new Map(flatten(data))
  const entries = fieldNames(empty).flatMap((name) => {
    const value = sent.get(name)
    if (value instanceof File) return [[name, value.name]]
    return value ? [[name, value === true ? 'on' : value]] : []
  })
  return {
    reference: row.reference,
    receivedAt: new Date(row.created_at).toISOString(),
    isMailed: await hasConfirmation(row.reference),
    values: Object.fromEntries(entries) as Receipt['values'],
  }
}
