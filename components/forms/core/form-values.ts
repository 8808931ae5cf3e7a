import type { z } from 'zod'
import type { FieldErrors, MessageKey } from './result'

/** What stands in a form: text, the state of a checkbox, a file or its absence, or a group of these (`meals.lunch`). */
export interface FormValues {
  [name: string]: string | boolean | File | null | FormValues
}

/** Input is cut far above every limit, so that text that is too long gets a message instead of being shortened. */
export const READ_CAP = 100_000

/** A placeholder for `validity.badInput`: browsers report half a date or a letter in a number as an empty value. */
const BAD_INPUT = '-'

/**
 * Reads a posted form by the shape of its empty values: fields that these do not have are ignored, and a missing one is
 * empty.
 */
export function readFormValues<Values extends object>(
  formData: FormData,
  empty: Values,
  prefix = '',
): Values {
  const entries = Object.entries(empty as FormValues).map(([key, value]) => {
    const name = prefix + key
    if (typeof value === 'string') return [key, readText(formData, name)]
    if (typeof value === 'boolean') return [key, !['', 'false'].includes(readText(formData, name))]
    return [key, isGroup(value) ? readFormValues(formData, value, `${name}.`) : readFile(formData, name)]
  })
  return Object.fromEntries(entries) as Values
}

/** The names of a form's fields, in order: `meals.lunch` for one in a group. */
export function fieldNames(empty: object): string[] {
  return flatten(empty).map(([name]) => name)
}

/** The values of a form by the names of its fields. */
export function flatten(values: object, prefix = ''): [string, string | boolean | File | null][] {
  return Object.entries(values as FormValues).flatMap(([key, value]) =>
    isGroup(value) ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value] as const],
  ) as [string, string | boolean | File | null][]
}

function isGroup(value: FormValues[string]): value is FormValues {
  return typeof value === 'object' && value !== null && !(value instanceof File)
}

/**
 * A text with the line break that the browser's own count uses (forms are posted with CRLF), and without halves of
 * character pairs, which PostgreSQL refuses. Where a name comes twice, the last counts.
 */
function readText(formData: FormData, name: string): string {
  const text = formData.getAll(name).at(-1)
  if (typeof text !== 'string') return ''
  return text
    .replace(/\r\n?/g, '\n')
    .slice(0, READ_CAP)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The chosen file, or null: without a choice browsers post an empty file without a name. */
function readFile(formData: FormData, name: string): File | null {
  const file = formData.get(name)
  return file instanceof File && (file.name !== '' || file.size > 0) ? file : null
}

/**
 * The values of a form, a date that is typed by half or letters in a number marked as such.
 * @param fields the controls by the names of their fields; a group of fields is an object of controls
 */
export function markBadInput<Values extends object>(
  values: Values,
  fields: Readonly<Record<string, { ref?: { validity?: ValidityState; value?: unknown } }>>,
): Values {
  const bad = Object.entries(fields).filter(([, { ref }]) => ref?.validity?.badInput && ref.value === '')
  return { ...values, ...Object.fromEntries(bad.map(([name]) => [name, BAD_INPUT])) }
}

/** Validates the values of a form: what the schema makes of them, or the first message of each wrong field. */
export async function parseForm<Data>(
  schema: z.ZodType<Data>,
  values: object,
): Promise<{ data: Data } | { fieldErrors: FieldErrors }> {
  const checked = await schema.safeParseAsync(values)
  if (checked.success) return { data: checked.data }
  // A schema's messages are keys (`message` in zod.ts).
  const errors = checked.error.issues.map(({ path, message }) => [path.join('.'), message as MessageKey])
  return { fieldErrors: Object.fromEntries(errors.toReversed()) as FieldErrors }
}
