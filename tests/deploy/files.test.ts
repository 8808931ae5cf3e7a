import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask } from './ask'
import { startCache, type Cache } from './deployment'

const root = path.resolve(import.meta.dirname, '../..')
/** The largest file of a kind: the smallest are not worth compressing. */
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
  // nobody is behind this one: files come from its own disk
  cache = await startCache('127.0.0.1:1')
})
afterAll(() => cache.stop())

test.each(files)(
  '$address comes as the site would send it, without asking it',
  async ({ address, packed }) => {
    const headers = { 'accept-encoding': 'gzip' }
    const own = await ask(inject('deployedSite').origin + address)
    const answer = await ask(cache.origin + address, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(packed ? 'gzip' : undefined)
    expect(packed ? gunzipSync(answer.body) : answer.body).toEqual(own.body)
    expect((await ask(cache.origin + address)).body).toEqual(own.body)

    const plain = (type: string | undefined) =>
      type?.toLowerCase().replace('; charset=utf-8', '').replace('application/javascript', 'text/javascript')
    expect(plain(answer.headers['content-type'])).toBe(plain(own.headers['content-type']))
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

test('error pages are no addresses of their own, and nothing outside the files is served', async () => {
  for (const address of [
    '/errors/unavailable.sv.html',
    '/errors/BUILD_ID',
    '/_next/static/../../errors/BUILD_ID',
  ]) {
    expect((await ask(cache.origin + address)).status, address).not.toBe(200)
  }
})
