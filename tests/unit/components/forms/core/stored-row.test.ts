import { expect, test, vi } from 'vitest'
import { storeRow } from '@/components/forms/core/stored-row'

vi.mock('@/lib/logging/log', () => ({ logProblem: vi.fn(), reasonOf: () => '' }))

const answer = (status: number, code = '') => ({ data: null, error: { code }, status })
const lost = answer(0)

test.each([
  ['a refusal at once', 'not stored', [answer(400, '23514')]],
  ['a refused row after a lost answer', 'not stored', [lost, answer(400, '22001')]],
  // The second insert may have waited for the first one, which is stored after all.
  ['a cancelled repeat after a lost answer', 'not known', [lost, answer(500, '57014')]],
  ['a database without free connections after a lost answer', 'not known', [lost, answer(503, '53300')]],
  ['PostgREST without a database after a lost answer', 'not known', [lost, answer(503, 'PGRST002')]],
  ['a gateway that waited too long', 'not known', [answer(408), answer(408)]],
  ['two lost answers', 'not known', [lost, lost]],
  ['a backend that is down', 'not stored', [answer(503), answer(503)]],
])('%s leaves the form "%s"', async (_what, outcome, answers) => {
  const insert = vi.fn(() => Promise.resolve(answers[insert.mock.calls.length - 1] ?? lost))
  expect(await storeRow(insert, 'A booking inquiry')).toBe(outcome)
})
