import 'server-only'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { getSettings } from '@/lib/env'
import { defaultLocale, isLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { failureOf, logNotice, logProblem, reasonOf, withRequestId } from '@/lib/logging/log'
import { isWithinRateLimit, type RateLimitScope } from '@/lib/rate-limit'
import { readClientIp } from '@/lib/rate-limit/client-ip'
import { getAdminClient } from '@/lib/supabase/admin'
import { fieldNames, flatten, type FormValues, parseForm, readFormValues } from './form-values'
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from './hidden-fields'
import type { ActionResult, FormAction, MessageKey, Receipt } from './result'
import type { StoredRow, StoreOutcome } from './stored-row'
import { cleanEmail } from './typed-text'

/** The form is stored by then, and the guest waits for the receipt. */
const CONFIRMATION_TIMEOUT_MS = 2_000

interface FormActionOptions<Values, Data> {
  /** Names the form in the log, such as `A booking inquiry`. */
  logName: string
  scope: RateLimitScope
  /** The empty form; other fields are ignored. */
  empty: Values
  /** One schema, or the one for what was posted. */
  schema: z.ZodType<Data> | ((values: Values) => z.ZodType<Data>)
  /** Message if the form could not be stored. */
  failure: MessageKey
  /** Stores a valid form, sent from a page in that locale. Logs the cause of a failure without personal data. */
  store: (data: Data, locale: Locale) => Promise<StoreOutcome>
  /** What the receipt says that the form was about. */
  titleOf?: (data: Data) => Localized | undefined
  /** Queues the notification of each stored form, once. */
  notify?: (data: Data) => void
}

/**
 * Creates a form's server action: check honeypot and rate limit, parse, store, and notify after the response. A
 * duplicate counts as received and is not notified again. The action never throws; on failure it returns all text that
 * was typed. What has been stored stays a success, whatever fails after it. Each field of the empty form is one of the
 * schema, and the other way round: the compiler names what was forgotten.
 */
export function createFormAction<
  Values extends Record<keyof Data, unknown> & { email: string },
  Data extends Record<keyof Values, unknown>,
>({
  logName,
  scope,
  empty,
  schema,
  failure,
  store,
  titleOf,
  notify,
}: FormActionOptions<Values, Data>): FormAction {
  /** What stands in the way of storing a form, or the form. */
  async function check(formData: FormData, values: Values, requestHeaders: Headers) {
    if (readFormValues(formData, { [HONEYPOT_FIELD]: '' })[HONEYPOT_FIELD].trim() !== '') {
      logNotice(`${logName} was refused: its hidden field was filled in.`)
      return { formError: 'blocked' } as const
    }
    const ip = readClientIp(requestHeaders, getSettings().TRUSTED_PROXIES ?? 1)
    if (!(await isWithinRateLimit(scope, { ip, email: cleanEmail(values.email) }))) {
      logNotice(`${logName} was refused: too many were sent.`)
      return { formError: 'rateLimited' } as const
    }
    return parseForm(typeof schema === 'function' ? schema(values) : schema, values)
  }

  async function takeForm(formData: FormData, requestHeaders: Headers): Promise<ActionResult> {
    let typed: object = {}
    // Until the form is handed over, an unexpected error means that nothing is stored.
    let formError: MessageKey = failure
    try {
      const values = readFormValues(formData, empty)
      typed = withoutFiles(values)
      const checked = await check(formData, values, requestHeaders)
      if (!('data' in checked)) return { ok: false, ...checked, values: typed }

      formError = 'notKnown'
      const outcome = await store(checked.data, readLocale(formData))
      if (outcome === 'not stored') return { ok: false, formError: failure, values: typed }
      if (outcome === 'not known') return { ok: false, formError, values: typed }
      if (!('isDuplicate' in outcome)) return { ok: false, ...outcome, values: typed }
      return await acknowledge(outcome, checked.data)
    } catch (error) {
      logProblem(
        `${logName} ${formError === failure ? 'was not' : 'is not known to be'} stored.`,
        failureOf(error),
      )
      return { ok: false, formError, values: typed }
    }
  }

  /** Answers for a form that is stored: whatever fails here, it stays stored. */
  async function acknowledge(
    { row, isDuplicate }: { row?: StoredRow | undefined; isDuplicate: boolean },
    data: Data,
  ): Promise<ActionResult> {
    try {
      if (!isDuplicate) notify?.(data)
      logNotice(`${logName} was stored${isDuplicate ? ' before' : ''}.`, { reference: row?.reference })
      if (row === undefined) return { ok: true }
      return { ok: true, receipt: { title: titleOf?.(data), ...(await receiptOf(row, data, empty)) } }
    } catch (error) {
      logProblem(`${logName} was stored, and its receipt failed.`, failureOf(error))
      return { ok: true }
    }
  }

  return async (_previous, formData) => {
    const requestHeaders = await headers()
    // A call by hand may bring something else than a form.
    const sent = formData instanceof FormData ? formData : new FormData()
    return withRequestId(requestHeaders, () => takeForm(sent, requestHeaders))
  }
}

/** A page cannot fill in a file again. */
const withoutFiles = (values: object) =>
  Object.fromEntries(
    Object.entries(values as FormValues).map(([name, value]) => [name, value instanceof File ? null : value]),
  )

function readLocale(formData: FormData): Locale {
  const locale = formData.get(LANGUAGE_FIELD)
  return isLocale(locale) ? locale : defaultLocale
}

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

/**
 * Whether an email to the guest confirms a stored form: none does above the limits of confirmations
 * (docs/decisions/0021-confirmations.md). Undefined, with a line in the log, where the database does not answer.
 */
async function hasConfirmation(reference: string): Promise<boolean | undefined> {
  const { data, error } = await getAdminClient()
    .rpc('has_confirmation', { p_reference: reference })
    .abortSignal(AbortSignal.timeout(CONFIRMATION_TIMEOUT_MS))
  if (error === null) return data
  logProblem('Whether a confirmation was queued is not known.', { reason: reasonOf(error) })
  return undefined
}
