import { afterAll, beforeEach, inject, vi } from 'vitest'
import { endWithAnswer } from './after-answer'
import { connect } from './backend'
import { TEST_DAY } from './form-values'

/** A call of the site to its backend. */
interface SiteCall {
  method: string
  path: string
  /** Parsed JSON; for files, their media type. */
  body: unknown
}

/** For tests of a server action on the real backend: its rows, its calls, and what it logs, afresh for each test. */
export function watchAction() {
  const backend = inject('backend')
  Object.assign(process.env, {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL: 'http://localhost:3000',
    SITE_DATE: TEST_DAY,
  })
  const calls: SiteCall[] = []
  let broken: RegExp | undefined
  const realFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    if (request.method !== 'GET' && !path.startsWith('/rest/v1/rpc/')) {
      const type = request.headers.get('content-type')
      const text = type?.includes('json') ? await request.clone().text() : ''
      calls.push({ method: request.method, path, body: text === '' ? type : (JSON.parse(text) as unknown) })
    }
    if (broken?.test(`${request.method} ${path}`)) return new Response('{}', { status: 503 })
    return realFetch(request)
  })
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => {
    calls.length = 0
    broken = undefined
    endWithAnswer()
    logged.mockReset().mockImplementation(() => undefined)
  })
  afterAll(() => vi.restoreAllMocks())
  return {
    /** Calls so far that store something, in order. */
    calls,
    /** Those of them that notify the hotel. */
    notifications: () => calls.filter(({ path }) => path.startsWith('/functions/v1/')),
    /** Answers calls that match, as `METHOD /path`, with 503 from now on; without a pattern, none. */
    breakCalls: (pattern?: RegExp) => (broken = pattern),
    rows: connect(backend),
    logged,
  }
}
