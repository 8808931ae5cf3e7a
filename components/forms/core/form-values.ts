import type { z } from 'zod'
import type { FieldErrors } from './result'

/** What stands in a form: text, the state of a checkbox, a file or its absence, or a group of these (`meals.lunch`). */
export interface FormValues {
  [name: string]: string | boolean | File | null | FormValues
}

/** Input is cut far above every limit, so that text that is too long gets a message instead of being shortened. */
export const READ_CAP = 12_000

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
 * A text as the tables can hold it: no NUL, which PostgreSQL refuses, no half of a character pair, one Unicode form, and
 * the line break that the browser's own count uses (forms are posted with CRLF). Where a name comes twice, the last counts.
 */
function readText(formData: FormData, name: string): string {
  const text = formData.getAll(name).at(-1)
  if (typeof text !== 'string') return ''
  return text
    .slice(0, READ_CAP)
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
}

/** The chosen file, or null: without a choice browsers post an empty file without a name. */
function readFile(formData: FormData, name: string): File | null {
  const file = formData.get(name)
  return file instanceof File && (file.name !== '' || file.size > 0) ? file : null
}

/** Validates the values of a form: what the schema makes of them, or the first message of each wrong field in their order. */
export function parseForm<Data>(
  schema: z.ZodType<Data>,
  values: object,
): { data: Data } | { fieldErrors: FieldErrors } {
  const checked = schema.safeParse(values)
  if (checked.success) return { data: checked.data }
  const errors = fieldNames(values).flatMap((name) => {
    const issue = checked.error.issues.find(({ path }) => path.join('.') === name)
    return issue ? [[name, issue.message] as const] : []
  })
  return { fieldErrors: Object.fromEntries(errors) }
}
