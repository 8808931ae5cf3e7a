import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { sendApplication } from '@/lib/job-applications/action'
import { sendInquiry } from '@/lib/inquiries/action'
import { sendLostAndFound } from '@/lib/lost-and-found/action'
import { subscribeInFooter } from '@/lib/newsletter/action'
import type { ActionResult } from '@/lib/forms/result'
import sv from '@/messages/sv.json' with { type: 'json' }
import { connect, startBackend } from '@/tests/support/backend'
import { bookingRow } from '@/tests/support/rows'
import { watchCalls } from '@/tests/support/site-calls'
import { form, toFormData } from '../fuzz/forms.ts'
import { checkStoredRows } from '../fuzz/stored-rows.ts'
import type { FormKind } from '../replay/site-forms.ts'

/** The forms of `npm run fuzz`, given to the server actions without a server. */
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => ({
  // a network address of its own for each, so that no rate limit is reached
  headers: async () => new Headers({ 'x-forwarded-for': `10.0.${sent >> 8}.${sent++ & 255}` }),
}))

const RUNS = Number(process.env.FUZZ_RUNS ?? 250)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Far above what any form takes; a regular expression that backtracks takes minutes. */
const TIMEOUT_MS = 3_000

let sent = 0
// not the shared one: every row is checked, and other tests store what no form would
const backend = await startBackend()
watchCalls(backend)
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterAll(async () => {
  vi.restoreAllMocks()
  await backend.stop()
})

const actions: Record<FormKind, (previous: null, formData: FormData) => Promise<ActionResult>> = {
  inquiry: sendInquiry,
  'lost-and-found': sendLostAndFound,
  'job-application': sendApplication,
  newsletter: subscribeInFooter,
}
const knownKeys = new Set(Object.keys(sv.forms.errors))

test(
  `${RUNS} generated forms are stored by the rules or refused with a message`,
  { timeout: 900_000 },
  async () => {
    const outcomes = { stored: 0, refused: 0 }
    const oneForm = fc.asyncProperty(form, async ({ kind, fields }) => {
      const started = performance.now()
      const result = await actions[kind](null, toFormData(fields))
      expect(performance.now() - started).toBeLessThan(TIMEOUT_MS)
      outcomes[result.ok ? 'stored' : 'refused'] += 1
      if (result.ok) return
      const keys = [result.formError, ...Object.values(result.fieldErrors ?? {})].filter(
        (key) => key !== undefined,
      )
      expect(keys.filter((key) => !knownKeys.has(key))).toEqual([])
      // only what was sent comes back: no prototype, no other field
      expect(Object.values(result.values).every((value) => typeof value === 'string')).toBe(true)
    })
    await fc.assert(oneForm, { seed: SEED, numRuns: RUNS, endOnFailure: true })
    expect(logged.mock.calls).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(12)

    const { counts, bad } = await checkStoredRows(connect(backend))
    expect(bad).toEqual([])
    expect(Object.values(counts).every((count) => count > 0)).toBe(true)
    expect(outcomes.stored).toBeGreaterThan(RUNS / 10)
    expect(outcomes.refused).toBeGreaterThan(RUNS / 10)
  },
)

test('the check of stored rows finds a row that no form would store', async () => {
  const { error } = await connect(backend)
    .from('booking_inquiries')
    .insert([bookingRow({ category: 'relax', company: ' with a bell\u0007' })])
  expect(error).toBeNull()
  const { bad } = await checkStoredRows(connect(backend))
  expect(bad).toEqual([
    expect.stringMatching(/^booking_inquiries .+: \{"category":"chooseOption"/),
    expect.stringMatching(/^booking_inquiries .+: company$/),
  ])
})
