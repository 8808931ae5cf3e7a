import type * as z from 'zod/mini'

/** What a field is entered with. Files travel as files, all others as text. */
type Control =
  | 'hidden'
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'file'

type Rule = z.ZodMiniType

/** A rule for each value of another field. */
export interface RuleByField<Rules extends Readonly<Record<string, Rule>> = Readonly<Record<string, Rule>>> {
  field: string
  rules: Rules
}

/** Everything about one field of a form. A form's fields are kept under their controls' names, in the form's order. */
export interface FieldDefinition<Label extends string = string> {
  control: Control
  /** What browser and server check. */
  rule: Rule | RuleByField
  /** Most characters, for the message that names the figure. */
  max?: number
  /** Column of the form's table; null for what is not stored. */
  column: string | null
  /** Message key of the label; null for a hidden field, and where the label is a text of the page. */
  label: Label | Readonly<Record<string, Label>> | null
  /** Shows only while these other fields have one of these values; without it, always. */
  shownFor?: Readonly<Record<string, readonly string[]>>
}

export type FieldDefinitions<Label extends string = string> = Readonly<Record<string, FieldDefinition<Label>>>

/** What the browser is told about a field. The rules follow when a field is first touched. */
export interface FieldDetails {
  control: Control
  /** One label, or one for each variant of the form. */
  label: string | Readonly<Record<string, string>>
  max?: number
  shownFor?: FieldDefinition['shownFor']
}

/** What the browser is told about a form's fields, in the form's order. */
export type FormFields = Readonly<Record<string, FieldDetails>>

/** Whether a form with these values shows a field. */
export function isShown(
  { shownFor = {} }: FieldDefinition,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(shownFor).every(([name, allowed]) => allowed.includes(String(values[name])))
}

/**
 * What the browser is told about a form's fields, with their labels in the page's language.
 * @param translate gives the text of a label's key
 */
export function describeFields<Label extends string>(
  fields: FieldDefinitions<Label>,
  translate: (key: Label) => string,
): FormFields {
  const translateLabel = (label: FieldDefinition<Label>['label']) => {
    if (label === null) return ''
    if (typeof label === 'string') return translate(label)
    return Object.fromEntries(Object.entries(label).map(([variant, key]) => [variant, translate(key)]))
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, { control, max, shownFor, label }]) => [
      name,
      { control, max, shownFor, label: translateLabel(label) },
    ]),
  )
}

type ValueOf<Data, Name> = Name extends keyof Data ? Data[Name] : undefined

/** A table's row, made of the fields that have a column. */
export type RowOf<Fields extends FieldDefinitions, Data> = {
  [Name in keyof Fields as Fields[Name]['column'] extends string ? Fields[Name]['column'] : never]: ValueOf<
    Data,
    Name
  >
}

/** Puts a checked form's values under the names of their columns. */
export function rowOf<Fields extends FieldDefinitions, Data extends object>(
  fields: Fields,
  data: Data,
): RowOf<Fields, Data> {
  const columns = Object.entries(fields).flatMap(([name, { column }]) =>
    column === null ? [] : [[column, data[name as keyof Data]]],
  )
  return Object.fromEntries(columns) as RowOf<Fields, Data>
}
