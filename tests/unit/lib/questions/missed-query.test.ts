import { expect, test } from 'vitest'
import { normaliseMissedQuery } from '@/lib/questions/missed-query'

test.each([
  ['  Bubbel-pool?  ', 'bubbel-pool'],
  ['GYM  och   sal', 'gym och sal'],
  ['Å'.normalize('NFD') + 'ka', 'åka'],
  ['x', null],
  ['!?', null],
  ['0980-319 200', null],
  ['rum 12', null],
  ['anna@example.com', null],
  ['a'.repeat(41), null],
  ['a'.repeat(40), 'a'.repeat(40)],
])('%j is counted as %j', (query, counted) => {
  expect(normaliseMissedQuery(query)).toBe(counted)
})
