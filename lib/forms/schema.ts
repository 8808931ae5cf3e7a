import * as z from 'zod/mini'
import { isShown, type FieldDefinition, type FieldDefinitions, type RuleByField } from './fields'
import type { MessageKey } from './result'

/** A form's schema: takes what `readForm` gives, and gives message keys as its messages. */
export type FormSchema<Data> = z.ZodMiniType<Data, Record<string, unknown>>

type OutputOf<Rule> =
  Rule extends RuleByField<infer Rules>
    ? z.output<Rules[keyof Rules]>
    : Rule extends z.ZodMiniType
      ? z.output<Rule>
      : never

/** What a field that is not shown counts as. */
type AbsentOf<Definition extends FieldDefinition> = Definition extends { shownFor: object }
  ? Definition['control'] extends 'checkbox'
    ? false
    : null
  : never

/** A checked form. */
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
 * The schema of a form while some of its fields have fixed values, on which depends what the others are: which of them
 * show, and by which rule they go.
 * @param fixed values by name; none where nothing depends on another field
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
 * The rule that one day does not come before another, with its message at the later one. It is left out while one of
 * them is wrong by itself. Days are YYYY-MM-DD, which sorts as text; the same day is fine.
 */
export function inOrder<Earlier extends string, Later extends string>(
  earlier: Earlier,
  later: Later,
  error: MessageKey,
) {
  return z.refine<Record<Earlier | Later, string>>((values) => values[later] >= values[earlier], {
    path: [later],
    error,
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === earlier || path?.[0] === later),
  })
}
