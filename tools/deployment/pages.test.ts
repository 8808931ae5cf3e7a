import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, cacheStatus, unpack } from './ask'
import { uncachedPagePattern } from '@/deploy/page-addresses.ts'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

const GZIP = { 'accept-encoding': 'gzip, deflate' }
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

let cache: Cache
beforeAll(async () => {
  cache = await startCache(inject('deployedSite').address)
})
afterAll(() => cache.stop())

async function keptAnswers(): Promise<number> {
  const entries = await readdir(cache.cacheFolder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test.each([
  ['gzip', GZIP],
  ['br', BROTLI],
])(
  'the second guest gets what the site sent the first, with the same headers (%s)',
  async (name, headers) => {
    const own = await ask(`${inject('deployedSite').origin}/conference`)
    const first = await ask(`${cache.origin}/conference`, { headers })
    const second = await ask(`${cache.origin}/conference`, { headers })
    expect([first, second].map(cacheStatus)).toEqual(['MISS', 'HIT'])
    expect(second.headers['content-encoding']).toBe(name)
    expect(unpack(second)).toEqual(own.body)
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'strict-transport-security']) {
      expect(second.headers[name], name).toBe(own.headers[name])
    }
    expect(second.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    // nginx weakens the ETag of what it has compressed itself, because the bytes differ
    expect(second.headers.etag).toBe(`${name === 'br' ? 'W/' : ''}${own.headers.etag}`)
  },
)

test('a page is compressed and kept once by gzip and once by brotli, for guests who read neither as well', async () => {
  const before = await keptAnswers()
  const packed = await ask(`${cache.origin}/restaurant`, { headers: GZIP })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const smaller = await ask(`${cache.origin}/restaurant`, { headers: BROTLI })
  expect(smaller.headers['content-encoding']).toBe('br')
  expect(smaller.body.length).toBeLessThan(packed.body.length)
  const plain = await ask(`${cache.origin}/restaurant`)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const { vary } of [packed, smaller, plain].map(({ headers }) => headers)) {
    expect(vary).toMatch(/accept-encoding/i)
  }
  expect(plain.body).toEqual(unpack(packed))
  expect(plain.body).toEqual(unpack(smaller))
  const again = await ask(`${cache.origin}/restaurant`, { headers: { 'accept-encoding': 'gzip;q=0.5' } })
  expect(again.body).toEqual(packed.body)
  expect([plain, again].map(cacheStatus)).toEqual(['HIT', 'HIT'])
  expect((await keptAnswers()) - before).toBe(2)
})

test.each([
  ['br', 'br'],
  ['gzip,br', 'br'],
  ['gzip;q=1.0, BR ; q=0.5, *;q=0', 'br'],
  ['br;q=0.01', 'br'],
  ['br;q=0', undefined],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['gzip, brotli', 'gzip'],
  ['gzip, x-br', 'gzip'],
  ['*', undefined],
  ['identity', undefined],
])('a guest who accepts "%s" gets an encoding they accept', async (accepted, encoding) => {
  const answer = await ask(`${cache.origin}/nature`, { headers: { 'accept-encoding': accepted } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(unpack(answer).toString()).toContain('</html>')
})

test('every built page comes by brotli, within its limit', async () => {
  const sitemap = await ask(`${inject('deployedSite').origin}/sitemap.xml`)
  const addresses = [...sitemap.body.toString().matchAll(/(?:<loc>|href=")https?:\/\/[^/<"]+([^<"]*)/g)]
  const listed = [...new Set(addresses.map(([, path]) => path!.replaceAll('&amp;', '&') || '/'))]
  const renderedOnRequest = new RegExp(uncachedPagePattern())
  const paths = listed.filter((path) => !renderedOnRequest.test(path.replace(/\?.*/, '')))
  expect(paths).toContain('/relax?lang=en')
  for (const path of [...paths, '/villkor?tab=privacy&lang=en', '/paketerbjudanden?category=relax']) {
    const answer = await ask(cache.origin + path, { headers: BROTLI })
    expect(answer.headers['content-encoding'], path).toBe('br')
    expect(answer.body.length, path).toBeLessThanOrEqual(24_500)
  }
})

test('brotli, which costs the most, is for pages alone and not for what a guest makes up', async () => {
  for (const [path, headers] of [
    ['/relax?utm_source=x'],
    ['/relax?lang=en&x=1'],
    ['/villkor?tab=other'],
    ['/blog/99'],
    ['/finns-inte'],
    ['/RELAX'],
    ['/relax/'],
    ['/avregistrera'],
    ['/booking-inquiry'],
    ['/boende', { 'next-url': '/made-up' }],
  ] as [string, Record<string, string>?][]) {
    const answer = await ask(cache.origin + path, { headers: { ...BROTLI, ...headers } })
    expect(answer.headers['content-encoding'], path).not.toBe('br')
  }
  const { headers } = await ask(`${cache.origin}/boende`, { headers: { ...BROTLI, rsc: '1' } })
  expect(headers['content-encoding']).not.toBe('br')
})

test.each([GZIP, BROTLI])('a browser that has the page already is told so (%o)', async (headers) => {
  const first = await ask(`${cache.origin}/magic`, { headers })
  const again = await ask(`${cache.origin}/magic`, {
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.vary).toBe(first.headers.vary)
})

test('HEAD answers like GET, without a body', async () => {
  const head = await ask(`${cache.origin}/celebrate`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  const page = await ask(`${cache.origin}/celebrate`)
  expect(cacheStatus(page)).toBe('HIT')
  expect(page.body.toString()).toContain('</html>')
})

test('health, redirects, unknown addresses and personal links are answered by the site each time', async () => {
  for (const [path, status] of [
    ['/api/health', 200],
    ['/home', 308],
    ['/food-event/okand', 307],
    ['/blog/99', 404],
    ['/avregistrera?link=personal', 200],
    ['/booking-inquiry?about=table', 200],
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
