import type { z } from 'zod'
import { fieldNames } from './form-values'
import type { FieldErrors } from './result'

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
