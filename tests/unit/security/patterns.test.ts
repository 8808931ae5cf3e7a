import { expect, test } from 'vitest'
import { regexes } from 'zod'
import { READ_CAP } from '@/lib/forms/limits'
import { patternsInCode, slowestMatch } from '@/tests/support/patterns'

/** A linear expression takes a hundredth of this for as much text as a field is read; one that backtracks, more. */
const SLOWEST_MS = 60
const TRIES = 4

/** These read an operator's settings and the house's own figures, never what a visitor sends. */
const NOT_FROM_VISITORS = /^lib\/(env\/|i18n\/format\.ts)/

const patterns = [
  ...patternsInCode().filter(({ where }) => !NOT_FROM_VISITORS.test(where)),
  { where: 'zod: e-mail', expression: regexes.email },
  { where: 'zod: date', expression: regexes.date },
]

test('the check finds the expressions, and sees a slow one', () => {
  expect(patterns.length).toBeGreaterThan(20)
  expect(slowestMatch(/a*a*b/, 1200, SLOWEST_MS)).toBeGreaterThanOrEqual(SLOWEST_MS)
})

test.each(patterns)('$where: $expression is quick, whatever the text', ({ expression }) => {
  let slowest = Infinity
  // Again where it was slow, so that a pause of the machine is not taken for one of the expression.
  for (let tries = 0; tries < TRIES && slowest >= SLOWEST_MS; tries++) {
    slowest = slowestMatch(expression, READ_CAP, SLOWEST_MS)
  }
  expect(slowest).toBeLessThan(SLOWEST_MS)
})
