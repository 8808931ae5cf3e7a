import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script; its types stand in its comments
import { delayScripts as delay } from '@/scripts/late-scripts.mjs'

const delayScripts = delay as (html: string) => string

const page = [
  '<html><head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/s.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/b.js" async=""></script>',
  '<script src="/old.js" noModule=""></script></head><body><h1>Källfjället</h1>',
  '<script type="application/ld+json">{}</script><script id="_R_">1</script><script src="/a.js" async=""></script>',
  '</body></html>',
].join('')

test('nothing is left that the browser would fetch beside the first view, and no script is lost', () => {
  const late = delayScripts(page)
  expect(late).not.toMatch(/as="script"|async/)
  expect(late).toMatch(/<script data-scripts="\/b\.js \/a\.js">[^<]+<\/script><\/body>/)
  for (const kept of ['/f.woff2', '/s.css', 'noModule', 'ld+json', '<script id="_R_">1</script>', '<h1>']) {
    expect(late).toContain(kept)
  }
})

test('a page without scripts stays as it is', () => {
  const plain = '<html><body><h1>Källfjället</h1></body></html>'
  expect(delayScripts(plain)).toBe(plain)
})

test('every built page of the site fetches its scripts late: the framework writes them as expected', () => {
  const app = path.resolve('.next/server/app')
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(sv|en)\b.*\.html$/.test(file),
  )
  expect(pages.length).toBeGreaterThan(60)
  const others = pages.filter((file) => {
    const html = readFileSync(path.join(app, file), 'utf8')
    return (
      html.split('data-scripts="/_next/').length !== 2 || /<script src="[^"]+" async|as="script"/.test(html)
    )
  })
  expect(others).toEqual([])
})
