import type { FieldDetails } from './fields'
import { READ_CAP } from './limits'

/** Text fields of a form by name; a missing one is an empty string. */
export type FormValues<Name extends string = string> = Record<Name, string>

/**
 * A text as the tables can hold it: no NUL (PostgreSQL refuses it), no half of a character pair,
 * one Unicode form, and the line break that the browser's own count uses (forms are posted with
 * CRLF).
 */
function tidy(text: string): string {
  return text
    .slice(0, READ_CAP)
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
}

/**
 * Reads the named text fields out of a posted form. Other fields are dropped and files count as
 * empty. Where a name comes twice the last one counts, as in the pair of hidden field and checkbox.
 * Nothing is trimmed: that is for the schema, and a guest gets back what was typed.
 */
export function readFields<const Name extends string>(
  formData: FormData,
  names: readonly Name[],
): FormValues<Name> {
  const values = {} as FormValues<Name>
  for (const name of names) {
    const value = formData.getAll(name).at(-1)
    values[name] = typeof value === 'string' ? tidy(value) : ''
  }
  return values
}

/** The chosen file, or null: without a choice browsers post an empty file without a name. */
function readFile(formData: FormData, name: string): File | null {
  const value = formData.get(name)
  return value instanceof File && (value.name !== '' || value.size > 0) ? value : null
}

/**
 * Reads a posted form as input of its schema, in browser and server: text by field name, and files (or null) by the
 * names of file fields.
 */
export function readForm(
  formData: FormData,
  fields: Readonly<Record<string, Pick<FieldDetails, 'control'>>>,
): Record<string, string | File | null> {
  const names = Object.keys(fields)
  const files = names.filter((name) => fields[name]?.control === 'file')
  return {
    ...readFields(formData, names),
    ...Object.fromEntries(files.map((name) => [name, readFile(formData, name)])),
  }
}
