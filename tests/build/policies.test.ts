import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { getRewrittenUrl } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { pagePaths } from '@/lib/routes/find-page'
import { routeTable } from '@/lib/routes/route-table'
import type { middleware } from '@/middleware'

const ORIGIN = 'https://www.kallfjallet.example'
const PAGES = '.next/server/app'

/** Every page and view, values that no view has, and a retired parameter of the home page. */
const urls = [
  ...pagePaths,
  '/food-event/hostretreat',
  ...routeTable.flatMap((route) =>
    'views' in route
      ? [...route.views.values, '', 'nope'].map((value) => `${route.path}?${route.views.param}=${value}`)
      : [],
  ),
  ...['', 'x', '7', '16'].map((hour) => `/?hour=${hour}`),
]

/** Each hour of a day in summer, autumn and winter, because the home page follows the light. */
const times = ['2025-07-01', '2025-10-20', '2025-12-24'].flatMap((day) =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`),
)

let ask: typeof middleware

beforeAll(async () => {
  // only then pages are served with a policy
  vi.stubEnv('NODE_ENV', 'production')
  ask = (await import('@/middleware')).middleware
})

function inlineScriptsOf(file: string): string[] {
  const scripts = readFileSync(file, 'utf8').split('<script').slice(1)
  return scripts
    .filter((script) => !/^[^>]* (src=|type="application\/)/.test(script))
    .map((script) => script.slice(script.indexOf('>') + 1, script.indexOf('</script>')))
}

/** The built page that a guest is served, and its policy; undefined for one that is rendered on request. */
async function serve(url: string, locale: string, isAsked: boolean) {
  const asked = new URL(url, ORIGIN)
  if (isAsked) asked.searchParams.set('lang', locale)
  const response = await ask(new NextRequest(asked, { headers: { cookie: `language=${locale}` } }))
  const policy = response.headers.get('content-security-policy') ?? ''
  const page = new URL(getRewrittenUrl(response) ?? '').pathname
  return policy.includes("'nonce-") ? undefined : { file: `${PAGES}${page}.html`, policy }
}

test('every built page is served, with a policy that allows its inline scripts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const served: Awaited<ReturnType<typeof serve>>[] = []
  for (const [index, time] of times.entries()) {
    vi.setSystemTime(time)
    for (const url of index === 0 ? urls : ['/', '/?hour=7'])
      for (const locale of locales) {
        served.push(await serve(url, locale, true), await serve(url, locale, false))
      }
  }
  vi.useRealTimers()
  const pages = new Map(served.flatMap((page) => (page ? [[page.file, page.policy]] : [])))
  expect([...pages.keys()].sort()).toEqual(globSync(`${PAGES}/{sv,en}{,-lang-param}/**/*.html`).sort())
  for (const [file, policy] of pages) {
    for (const script of inlineScriptsOf(file)) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(policy, `${file}: ${script.slice(0, 60)}`).toContain(`'sha256-${hash}'`)
    }
  }
})
