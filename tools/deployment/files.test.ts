import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, unpack } from './ask'
import { startCache, type Cache } from '@/scripts/local/deployment.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** The largest file of a kind; the smallest are not compressed. */
function largest(folder: string, ending: string): string {
  const size = (name: string) => statSync(path.join(root, folder, name)).size
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith(ending))
  return names.reduce((most, name) => (size(name) > size(most) ? name : most))
}

const files = [
  { address: `/_next/static/chunks/${largest('.next/static/chunks', '.js')}`, packed: true },
  { address: `/_next/static/chunks/${largest('.next/static/chunks', '.css')}`, packed: true },
  { address: `/_next/static/media/${largest('.next/static/media', '.woff2')}`, packed: false },
  { address: `/pictures/${largest('public/pictures', '.avif')}`, packed: false },
  { address: `/pictures/${largest('public/pictures', '.webp')}`, packed: false },
  { address: '/icons/icon.svg', packed: true },
  { address: '/favicon.ico', packed: true },
]

let cache: Cache
beforeAll(async () => {
  // no site is behind this cache: it serves files from its own disk
  cache = await startCache('127.0.0.1:1')
})
afterAll(() => cache.stop())

test.each(files.flatMap((file) => ['gzip', 'br'].map((encoding) => ({ ...file, encoding }))))(
  '$address comes as the site would send it ($encoding), without asking it',
  async ({ address, packed, encoding }) => {
    const headers = { 'accept-encoding': encoding }
    const own = await ask(inject('deployedSite').origin + address)
    const answer = await ask(cache.origin + address, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(packed ? encoding : undefined)
    expect(unpack(answer)).toEqual(own.body)
    const plain = await ask(cache.origin + address)
    expect(plain.body).toEqual(own.body)
    for (const { vary } of [answer.headers, plain.headers]) {
      expect(vary).toBe(packed ? 'Accept-Encoding' : undefined)
    }

    const bare = (type: string | undefined) =>
      type?.toLowerCase().replace('; charset=utf-8', '').replace('application/javascript', 'text/javascript')
    expect(bare(answer.headers['content-type'])).toBe(bare(own.headers['content-type']))
    const ofTheFile =
      /^(accept|cache-control|connection|content|date|etag|keep-alive|last-modified|server|transfer|vary)/
    for (const [name, value] of Object.entries(own.headers)) {
      if (!ofTheFile.test(name)) expect(answer.headers[name], name).toBe(value)
    }
    if (/^\/(_next|pictures)\//.test(address)) {
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  },
)

test('a file that is too small for gzip to gain anything comes by brotli, and says what it varies by', async () => {
  const folder = '.next/static/chunks'
  const small = readdirSync(path.join(root, folder)).find(
    (name) => name.endsWith('.js') && statSync(path.join(root, folder, name)).size < 1000,
  )
  if (!small) throw new Error('The build has no small script')
  const answers = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) =>
      ask(`${cache.origin}/_next/static/chunks/${small}`, { headers: { 'accept-encoding': encoding } }),
    ),
  )
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'br'])
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
  const own = readFileSync(path.join(root, folder, small))
  expect(answers.map(unpack)).toEqual([own, own, own])
})

test('error pages and the files that brotli has compressed are no addresses of their own, and nothing outside the files is served', async () => {
  for (const address of [
    '/errors/unavailable.sv.html',
    '/errors/BUILD_ID',
    '/brotli/favicon.ico',
    '/_next/static/../../brotli/favicon.ico',
    '/_next/static/../../errors/BUILD_ID',
  ]) {
    expect((await ask(cache.origin + address)).status, address).not.toBe(200)
  }
})
