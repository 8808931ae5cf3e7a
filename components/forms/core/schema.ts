import * as z from 'zod/mini'
import { isShown, type FieldDefinition, type FieldDefinitions, type RuleByField } from './fields'
import type { MessageKey } from './result'

/** A form's schema: parses the result of `readForm`; its error messages are message keys. */
export type FormSchema<Data> = z.ZodMiniType<Data, Record<string, unknown>>

type OutputOf<Rule> =
  Rule extends RuleByField<infer Rules>
    ? z.output<Rules[keyof Rules]>
    : Rule extends z.ZodMiniType
      ? z.output<Rule>
      : never

/** Value of a field that is not shown. */
type AbsentOf<Definition extends FieldDefinition> = Definition extends { shownFor: object }
  ? Definition['control'] extends 'checkbox'
    ? false
    : null
  : never

/** A valid form. */
export type CheckedForm<Fields extends FieldDefinitions> = {
  [Name in keyof Fields]: OutputOf<Fields[Name]['rule']> | AbsentOf<Fields[Name]>
}

function ruleOf(field: FieldDefinition, fixed: Readonly<Record<string, string>>): z.ZodMiniType {
  if (!isShown(field, fixed)) {
    const absent = field.control === 'checkbox' ? false : null
    return z.pipe(
      z.unknown(),
      z.transform(() => absent),
    )
  }
  if (!('rules' in field.rule)) return field.rule
  const rule = field.rule.rules[fixed[field.rule.field] ?? '']
  if (rule === undefined) throw new Error(`No rule for a form with ${JSON.stringify(fixed)}`)
  return rule
}

/**
 * The schema of a form for given values of some fields, which decide which other fields are shown and which rules apply.
 * @param fixed values by name; none if no field depends on another
 */
export function createSchema<Fields extends FieldDefinitions, Fixed extends Readonly<Record<string, string>>>(
  fields: Fields,
  fixed: Fixed,
) {
  const rules = Object.entries(fields).map(([name, field]) => [
    name,
    name in fixed ? z.literal(fixed[name]) : ruleOf(field, fixed),
  ])
  return z.object(
    Object.fromEntries(rules) as {
      [Name in keyof Fields]: z.ZodMiniType<CheckedForm<Fields>[Name]>
    },
  )
}

/**
 * Checks that one date is not before another; the message belongs to the later field. Skipped while one of them is
 * invalid or not shown. Dates are YYYY-MM-DD, which sorts as text; the same date is valid.
 */
export function inOrder<Earlier extends string, Later extends string>(
  earlier: Earlier,
  later: Later,
  error: MessageKey,
) {
  type Dates = Record<Earlier | Later, string | null>
  const isBefore = (first: string | null, last: string | null) =>
    first !== null && last !== null && last < first
  return z.refine<Dates>((values: Dates) => !isBefore(values[earlier], values[later]), {
    path: [later],
    error,
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === earlier || path?.[0] === later),
  })
}
