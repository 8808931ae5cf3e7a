import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, cacheStatus, languageOf } from './ask'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

let cache: Cache
beforeAll(async () => {
  cache = await startCache(inject('deployedSite').address)
})
afterAll(() => cache.stop())

/** What a browser without scripts sends from a form of a page, with some fields filled in. */
async function sendForm(page: string, action: string, values: Record<string, string>, headers = {}) {
  const { body } = await ask(cache.origin + page)
  const form = body
    .toString()
    .match(/<form[\s\S]*?<\/form>/g)
    ?.find((candidate) => candidate.includes(action))
  if (!form) throw new Error(`${page} has no form with ${action}`)
  const data = new FormData()
  for (const [, name, value] of form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)) {
    data.append(name!, (value ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  const request = new Request(cache.origin, { method: 'POST', body: data })
  return ask(cache.origin + page, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      origin: cache.origin,
      ...headers,
    },
    body: Buffer.from(await request.arrayBuffer()),
  })
}

async function countSubscriptions(email: string): Promise<number | null> {
  const { url, secretKey } = inject('deployedBackend')
  const client = createClient(url, secretKey, { auth: { persistSession: false } })
  const { count } = await client
    .from('newsletter_subscriptions')
    .select('*', { count: 'exact', head: true })
    .eq('email', email)
  return count
}

async function everythingKept(): Promise<string> {
  const entries = await readdir(cache.cacheFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name))))
  return Buffer.concat(texts).toString('latin1')
}

test('a form without scripts arrives, and neither it nor its answer is kept', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await sendForm('/boende', 'name="email"', { email })
  expect(answer.status).toBe(200)
  expect(cacheStatus(answer)).toBeUndefined()
  expect(answer.body.toString()).toContain('Tack! Din e-postadress har registrerats.')

  expect(await countSubscriptions(email)).toBe(1)

  const next = await ask(`${cache.origin}/boende`, { headers: { 'accept-encoding': 'gzip' } })
  expect(cacheStatus(next)).toBe('HIT')
  const page = await ask(`${cache.origin}/boende`)
  expect(page.body.toString()).not.toContain(email)
  expect(await everythingKept()).not.toContain(email)
})

test('a form with errors comes back to its guest alone, in the language of the guest', async () => {
  const headers = { cookie: 'language=en' }
  const answer = await sendForm('/relax', 'name="email"', { email: 'no-address' }, headers)
  expect(languageOf(answer)).toBe('en')
  expect(answer.body.toString()).toContain('no-address')
  const next = await ask(`${cache.origin}/relax`, { headers })
  expect(next.body.toString()).not.toContain('no-address')
})

test('a form that another site sends is not taken behind the cache either', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await sendForm('/boende', 'name="email"', { email }, { origin: 'https://elsewhere.example' })
  expect(answer.status).toBe(500)
  expect(await countSubscriptions(email)).toBe(0)
})

test('the language toggle without scripts sets its cookie, each time', async () => {
  for (const language of ['en', 'sv', 'en']) {
    const answer = await sendForm('/relax', 'name="language"', { language })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/relax')
    expect(answer.headers['set-cookie']?.[0]).toContain(`language=${language};`)
  }
})

test('what is larger than any form is refused readably', async () => {
  const answer = await ask(`${cache.origin}/lediga-jobb`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie: 'language=en' },
    body: Buffer.alloc(13 * 1024 * 1024),
  })
  expect(answer.status).toBe(413)
  expect(languageOf(answer)).toBe('en')
  expect(answer.body.toString()).toContain('info@kallfjallet.example')
})
