import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressPage } from '@/deploy/brotli.ts'
import { measureBytes } from './page-bytes'

const html = `<html><head><link rel="preload" href="/_next/static/media/a.woff2" as="font"/><link rel="preload" as="image" imageSrcSet="/pictures/h-640.avif 640w, /pictures/h-1440.avif 1440w" imageSizes="(width &lt; 48rem) 50vw, 100vw"/><link rel="stylesheet" href="/_next/static/chunks/s.css"/><script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script src="/_next/static/chunks/one.js"></script><script>1</script><script src="/_next/static/chunks/two.js" async=""></script></body></html>`
const one = 'first'.repeat(500)
const two = 'second'.repeat(500)

let folder: string
const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), content)
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bytes-'))
  for (const page of ['sv', 'sv/villkor/privacy', 'sv-lang-param', '_not-found', 'english']) {
    await write(`build/server/app/${page}.html`, html)
  }
  await write('build/static/chunks/one.js', one)
  await write('build/static/chunks/two.js', two)
  await write('build/static/chunks/old.js', 'for browsers without modules')
  await write('build/static/chunks/s.css', 'p{}')
  await write('build/static/media/a.woff2', '12345')
  await write('public/pictures/h-640.avif', 'small')
  await write('public/pictures/h-1440.avif', 'a larger one')
})
afterAll(() => rm(folder, { recursive: true }))

const options = () => ({
  buildFolder: path.join(folder, 'build'),
  publicFolder: path.join(folder, 'public'),
})

test('every page of the two languages is measured, once', async () => {
  const { pages, fonts } = await measureBytes(options())
  expect(pages.map(({ page, route }) => [page, route])).toEqual([
    ['/sv', '/'],
    ['/sv/villkor/privacy', '/villkor/privacy'],
  ])
  expect(fonts).toEqual([{ file: 'a.woff2', bytes: 5 }])
})

test('a script counts once, however often it is named, and one for browsers without modules not at all', async () => {
  const [page] = (await measureBytes(options())).pages
  expect(page).toMatchObject({
    language: 'sv',
    html: (await compressPage(html)).length,
    htmlGzip: gzipSync(html).length,
    script: gzipSync(one, { level: 9 }).length + gzipSync(two, { level: 9 }).length,
    preloadedFonts: ['a.woff2'],
    hero: { phone: 'small'.length, laptop: 'a larger one'.length },
  })
})

test('a page that names a file which does not exist stops the measurement', async () => {
  await rm(path.join(folder, 'build/static/chunks/one.js'))
  await expect(measureBytes(options())).rejects.toThrow('one.js')
  await expect(measureBytes({ ...options(), buildFolder: folder })).rejects.toThrow()
})
