import type * as z from 'zod/mini'

/** The control of a field. Files are posted as files, all others as text. */
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

/** Definition of one field. A form's fields are keyed by control name, in the order of the form. */
export interface FieldDefinition<Label extends string = string> {
  control: Control
  /** Validation in browser and server. */
  rule: Rule | RuleByField
  /** Maximum length in characters, for the error message. */
  max?: number
  /** Column of the form's table; null for what is not stored. */
  column: string | null
  /** Message key of the label; null for a hidden field, or if the page provides the label. */
  label: Label | Readonly<Record<string, Label>> | null
  /** Shown only while these other fields have one of these values; always without it. */
  shownFor?: Readonly<Record<string, readonly string[]>>
}

export type FieldDefinitions<Label extends string = string> = Readonly<Record<string, FieldDefinition<Label>>>

/** The part of a field's definition that the browser gets at once. Rules load when a field is first touched. */
export interface FieldDetails {
  control: Control
  /** One label, or one for each variant of the form. */
  label: string | Readonly<Record<string, string>>
  max?: number
  isOptional: boolean
  shownFor?: FieldDefinition['shownFor']
}

/** The details of a form's fields, in the order of the form. */
export type FormFields = Readonly<Record<string, FieldDetails>>

/** True if a form with these values shows the field. */
export function isShown(
  { shownFor = {} }: FieldDefinition,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(shownFor).every(([name, allowed]) => allowed.includes(String(values[name])))
}

/** True if the field may be left empty. */
export function acceptsEmpty({ control, rule }: FieldDefinition): boolean {
  const rules = 'rules' in rule ? Object.values(rule.rules) : [rule]
  return rules.every((one) => one.safeParse(control === 'file' ? null : '').success)
}

/**
 * The details of a form's fields, with labels in the language of the page.
 * @param translate returns the text of a label's key
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
    Object.entries(fields).map(([name, field]) => {
      const { control, max, shownFor, label } = field
      return [name, { control, max, isOptional: acceptsEmpty(field), shownFor, label: translateLabel(label) }]
    }),
  )
}

type ValueOf<Data, Name> = Name extends keyof Data ? Data[Name] : undefined

/** A row of the table: the fields that have a column. */
export type RowOf<Fields extends FieldDefinitions, Data> = {
  [Name in keyof Fields as Fields[Name]['column'] extends string ? Fields[Name]['column'] : never]: ValueOf<
    Data,
    Name
  >
}

/** Maps a valid form to a row: values by column name. */
export function rowOf<Fields extends FieldDefinitions, Data extends object>(
  fields: Fields,
  data: Data,
): RowOf<Fields, Data> {
  const columns = Object.entries(fields).flatMap(([name, { column }]) =>
    column === null ? [] : [[column, data[name as keyof Data]]],
  )
  return Object.fromEntries(columns) as RowOf<Fields, Data>
}
