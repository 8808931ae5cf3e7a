import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, languageOf } from './ask'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

let cache: Cache
beforeAll(async () => {
  cache = await startCache(inject('deployedSite').address)
})
afterAll(() => cache.stop())

/** Guests and the language that the site shows them; of two cookies with one name the last counts. */
const guests: { cookie?: string; query?: string; language: 'sv' | 'en' }[] = [
  { language: 'sv' },
  { cookie: 'language=sv', language: 'sv' },
  { cookie: 'language=en', language: 'en' },
  { cookie: 'other=1; language=en; more=2', language: 'en' },
  { cookie: 'language=EN', language: 'sv' },
  { cookie: 'language=de', language: 'sv' },
  { cookie: 'language=', language: 'sv' },
  { cookie: 'language=english', language: 'sv' },
  { cookie: 'language=sv; language=en', language: 'en' },
  { cookie: 'language=en; language=sv', language: 'sv' },
  { cookie: 'language=en; a=1; language=sv; b=2', language: 'sv' },
  { cookie: 'language=en; my-language=sv', language: 'en' },
  { cookie: 'Language=en', language: 'sv' },
  { query: '?lang=en', language: 'en' },
  { cookie: 'language=en', query: '?lang=sv', language: 'sv' },
  { cookie: 'language=sv', query: '?lang=en', language: 'en' },
]
const encodings = ['identity', 'gzip', 'gzip, br']
const paths = ['/', '/boende', '/relax', '/blog/1', '/villkor']

test('the site itself shows these guests these languages', async () => {
  for (const { cookie, query, language } of guests) {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
    const answer = await ask(`${inject('deployedSite').origin}/relax${query ?? ''}`, { headers })
    expect(languageOf(answer), cookie).toBe(language)
  }
})

test('240 guests at once in an empty cache each get their own language, and again when it is full', async () => {
  for (const round of ['empty', 'full']) {
    const answers = await Promise.all(
      Array.from({ length: guests.length * paths.length * encodings.length }, async (_, index) => {
        const guest = guests[index % guests.length]!
        const path = paths[index % paths.length]!
        const headers = { 'accept-encoding': encodings[index % encodings.length]! }
        const answer = await ask(`${cache.origin}${path}${guest.query ?? ''}`, {
          headers: guest.cookie === undefined ? headers : { ...headers, cookie: guest.cookie },
        })
        return { guest, path, status: answer.status, language: languageOf(answer) }
      }),
    )
    const wrong = answers.filter(
      ({ guest, status, language }) => status !== 200 || language !== guest.language,
    )
    expect(wrong, `cache ${round}`).toEqual([])
  }
})

test('the browser’s preferred language is ignored', async () => {
  const answer = await ask(`${cache.origin}/nature`, { headers: { 'accept-language': 'en' } })
  expect(languageOf(answer)).toBe('sv')
})

test('an unknown address is answered in the language of the guest, each time by the site', async () => {
  for (const [cookie, language] of [
    ['language=en', 'en'],
    ['language=sv', 'sv'],
    ['language=en', 'en'],
  ] as const) {
    const answer = await ask(`${cache.origin}/finns-inte`, { headers: { cookie } })
    expect(answer.status).toBe(404)
    expect(languageOf(answer)).toBe(language)
    expect(answer.headers['x-page-cache']).toBe('MISS')
  }
})
