import { readdir } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, cacheStatus } from './ask'
import { startCache, type Cache } from './deployment'

const GZIP = { 'accept-encoding': 'gzip, deflate, br' }

let cache: Cache
beforeAll(async () => {
  cache = await startCache(inject('deployedSite').address)
})
afterAll(() => cache.stop())

async function keptAnswers(): Promise<number> {
  const entries = await readdir(cache.cacheFolder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test('the second guest gets what the site sent the first, with the same headers', async () => {
  const own = await ask(`${inject('deployedSite').origin}/conference`, { headers: GZIP })
  const first = await ask(`${cache.origin}/conference`, { headers: GZIP })
  const second = await ask(`${cache.origin}/conference`, { headers: GZIP })
  expect([first, second].map(cacheStatus)).toEqual(['MISS', 'HIT'])
  expect(gunzipSync(second.body)).toEqual(gunzipSync(own.body))
  for (const name of [
    'content-security-policy',
    'cache-control',
    'vary',
    'etag',
    'strict-transport-security',
  ]) {
    expect(second.headers[name], name).toBe(own.headers[name])
  }
  expect(second.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
})

test('a page is compressed once and kept once, also for guests who cannot unpack it', async () => {
  const before = await keptAnswers()
  const packed = await ask(`${cache.origin}/restaurant`, { headers: GZIP })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const plain = await ask(`${cache.origin}/restaurant`)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toEqual(gunzipSync(packed.body))
  const again = await ask(`${cache.origin}/restaurant`, { headers: { 'accept-encoding': 'gzip;q=0.5' } })
  expect(again.body).toEqual(packed.body)
  expect([plain, again].map(cacheStatus)).toEqual(['HIT', 'HIT'])
  expect((await keptAnswers()) - before).toBe(1)
})

test('a browser that has the page already is told so', async () => {
  const first = await ask(`${cache.origin}/magic`, { headers: GZIP })
  const again = await ask(`${cache.origin}/magic`, {
    headers: { ...GZIP, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('HEAD answers like GET, without a body', async () => {
  const head = await ask(`${cache.origin}/celebrate`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  const page = await ask(`${cache.origin}/celebrate`)
  expect(cacheStatus(page)).toBe('HIT')
  expect(page.body.toString()).toContain('</html>')
})

test('what is nobody else’s goes to the site each time: health, redirects, unknown addresses, signed links', async () => {
  for (const [path, status] of [
    ['/api/health', 200],
    ['/home', 308],
    ['/food-event/okand', 307],
    ['/blog/99', 404],
    ['/avregistrera?link=personal', 200],
  ] as const) {
    const answers = [await ask(cache.origin + path), await ask(cache.origin + path)]
    expect(
      answers.map((answer) => answer.status),
      path,
    ).toEqual([status, status])
    expect(answers.map(cacheStatus), path).not.toContain('HIT')
  }
})

test('a redirect leads to a path of the same address', async () => {
  const answer = await ask(`${cache.origin}/food-event/okand`, {
    headers: { host: 'www.kallfjallet.example', 'x-forwarded-proto': 'https' },
  })
  expect(answer.headers.location).toBe('/restaurant')
})

test('after a new deployment every page is asked for anew', async () => {
  for (const cookie of ['language=sv', 'language=en']) {
    await ask(`${cache.origin}/relax`, { headers: { cookie } })
    expect(cacheStatus(await ask(`${cache.origin}/relax`, { headers: { cookie } }))).toBe('HIT')
  }
  await cache.deploy('another-build')
  for (const cookie of ['language=sv', 'language=en']) {
    expect(cacheStatus(await ask(`${cache.origin}/relax`, { headers: { cookie } }))).toBe('MISS')
  }
})
