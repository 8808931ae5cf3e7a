import { parseForm, readFormValues } from '@/components/forms/core/form-values'
import type { MessageKey } from '@/components/forms/core/result'
import sv from '@/messages/sv.json' with { type: 'json' }

/** Reads a posted form by its schema, for tests of schemas: its values, or its errors by their keys or Swedish texts. */
export async function readForm<Data>(
  schema: Parameters<typeof parseForm<Data>>[0],
  empty: object,
  posted: FormData,
) {
  const result = await parseForm<Data>(schema, readFormValues(posted, empty))
  const errors = 'fieldErrors' in result ? result.fieldErrors : {}
  const texts = Object.entries(errors).map(([field, key]) => [field, sv.forms.errors[key as MessageKey]])
  return { result, errors, texts: Object.fromEntries(texts) as Record<string, string> }
}
