import { READ_CAP } from './limits'

/** Named text fields of a form, every one present, empty where nothing came. */
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
