import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { RATE_LIMITS } from '@/lib/rate-limit/limits'
import { connectUntyped } from '@/tests/support/operator'

const address = vi.hoisted(() => ({ current: '' }))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': address.current }) }))

import { countNoVote, countSearchMiss } from '@/lib/questions/action'

const backend = inject('backend')
const service = connectUntyped(backend)
const logged = vi.spyOn(console, 'error')

vi.stubEnv('SUPABASE_URL', backend.url)
vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')

beforeEach(async () => {
  address.current = `192.0.2.${Math.floor(Math.random() * 255)}-${randomUUID()}`
  logged.mockReset().mockImplementation(() => undefined)
  await service.from('search_misses').delete().neq('query', '')
  await service.from('question_no_votes').delete().neq('question', '')
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const misses = async () =>
  (await service.from('search_misses').select('language,query,misses').order('query')).data
const votes = async () => (await service.from('question_no_votes').select('question,votes')).data

test('a search without a result is counted by day, language and normalised words', async () => {
  await countSearchMiss('sv', 'Gym?')
  await countSearchMiss('sv', ' gym')
  await countSearchMiss('en', 'gym')
  expect(await misses()).toEqual(
    expect.arrayContaining([
      { language: 'sv', query: 'gym', misses: 2 },
      { language: 'en', query: 'gym', misses: 1 },
    ]),
  )
  const { data } = await service.from('search_misses').select('*')
  expect(Object.keys(data?.[0] as object).toSorted()).toEqual(['day', 'language', 'misses', 'query'])
})

test('what could be personal is not stored, and neither is what no browser sends', async () => {
  await countSearchMiss('sv', 'anna@example.com')
  await countSearchMiss('sv', 'bokning 4711')
  await countSearchMiss('de' as 'sv', 'gym')
  await countSearchMiss('sv', { gym: true } as unknown as string)
  await countNoVote('unknown')
  await countNoVote({} as unknown as string)
  expect([await misses(), await votes()]).toEqual([[], []])
})

test('the table takes no digit, no @ and no long text either', async () => {
  for (const query of ['a1', 'a@b', 'x'.repeat(41), 'x']) {
    const { error } = await service.rpc('count_search_miss', { p_language: 'sv', p_query: query })
    expect(error, query).not.toBeNull()
  }
})

test('an answer that did not help is counted by its question', async () => {
  await countNoVote('wifi')
  await countNoVote('wifi')
  expect(await votes()).toEqual([{ question: 'wifi', votes: 2 }])
})

test('twenty at once are twenty', async () => {
  await Promise.all(Array.from({ length: 20 }, () => countSearchMiss('sv', 'gym')))
  expect(await misses()).toEqual([{ language: 'sv', query: 'gym', misses: 20 }])
})

test('one network address counts no further than its limit', async () => {
  const limit = RATE_LIMITS.questions.address.hits
  for (let count = 0; count < limit + 5; count += 1) await countNoVote('wifi')
  expect(await votes()).toEqual([{ question: 'wifi', votes: limit }])
})

test('counts are kept for 365 days', async () => {
  await service.from('search_misses').insert([{ day: '2025-01-10', language: 'sv', query: 'gym' }])
  await service.from('question_no_votes').insert([{ day: '2025-01-10', question: 'wifi' }])
  const purge = (now: string) => service.rpc('purge_question_counts', { p_now: now })
  expect((await purge('2026-01-10T12:00:00Z')).error).toBeNull()
  expect([(await misses())?.length, (await votes())?.length]).toEqual([1, 1])
  await purge('2026-01-11T12:00:00Z')
  expect([await misses(), await votes()]).toEqual([[], []])
})

test('a backend that is down is logged without the words', async () => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9')
  vi.resetModules()
  const { countSearchMiss: countWithoutBackend } = await import('@/lib/questions/action')
  await countWithoutBackend('sv', 'hemlighet')
  expect(logged).toHaveBeenCalled()
  expect(logged.mock.calls.join()).not.toContain('hemlighet')
})
