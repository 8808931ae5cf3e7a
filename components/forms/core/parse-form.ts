import type { FieldDefinitions } from './fields'
import { readForm } from './form-data'
import type { FieldErrors, MessageKey } from './result'
import type { FormSchema } from './schema'

/**
 * Validates a posted form.
 * @returns the valid values, or one message per invalid field, in the order of the form
 */
export function parseForm<Data>(
  fields: FieldDefinitions,
  schema: FormSchema<Data>,
  formData: FormData,
): { data: Data } | { fieldErrors: FieldErrors } {
  const result = schema.safeParse(readForm(formData, fields))
  if (result.success) return { data: result.data }
  const found = new Map<string, MessageKey>()
  for (const { path, message } of result.error.issues) {
    const name = path.join('.')
    if (!found.has(name)) found.set(name, message as MessageKey)
  }
  const wrong = Object.keys(fields).filter((name) => found.has(name))
  return { fieldErrors: Object.fromEntries(wrong.map((name) => [name, found.get(name)!])) }
}
