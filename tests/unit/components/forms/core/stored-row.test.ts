import { expect, test, vi } from 'vitest'
import { storeRow } from '@/components/forms/core/stored-row'

vi.mock('@/lib/logging/log', () => ({ logProblem: vi.fn(), reasonOf: () => '' }))

const answer = (status: number, code = '') => ({ data: null, error: { code }, status })
const lost = answer(0)

test.each([
  { case: 'a refusal at once', answers: [answer(400, '23514')], outcome: 'not stored' },
  { case: 'a refused row after a lost answer', answers: [lost, answer(400, '22001')], outcome: 'not stored' },
  // The second insert may have waited for the first one, which is stored after all.
  {
    case: 'a cancelled repeat after a lost answer',
    answers: [lost, answer(500, '57014')],
    outcome: 'not known',
  },
  {
    case: 'a database without free connections after a lost answer',
    answers: [lost, answer(503, '53300')],
    outcome: 'not known',
  },
  {
    case: 'PostgREST without a database after a lost answer',
    answers: [lost, answer(503, 'PGRST002')],
    outcome: 'not known',
  },
  { case: 'a gateway that waited too long', answers: [answer(408), answer(408)], outcome: 'not known' },
  { case: 'two lost answers', answers: [lost, lost], outcome: 'not known' },
  { case: 'a backend that is down', answers: [answer(503), answer(503)], outcome: 'not stored' },
])('$case leaves the form "$outcome"', async ({ answers, outcome }) => {
  const insert = vi.fn(() => Promise.resolve(answers[insert.mock.calls.length - 1] ?? lost))
  expect(await storeRow(insert, 'A booking inquiry')).toBe(outcome)
})
