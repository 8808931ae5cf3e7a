import { afterAll, beforeEach, inject, vi } from 'vitest'
import { endWithAnswer } from './after-answer'
import { type BackendConnection, connect } from './backend'
import { TEST_DAY } from './form-values'

/** A call of the site to its backend. */
export interface SiteCall {
  method: string
  path: string
  /** Parsed JSON; for files, their media type. */
  body: unknown
}

interface WatchedCalls {
  /** Calls so far that store something, in order. */
  calls: SiteCall[]
  /** Those of them that notify the hotel. */
  notifications: () => SiteCall[]
  /** Answers calls that match with 503 from now on; without a pattern, none. */
  breakCalls: (pattern?: RegExp) => void
}

/**
 * Points the site's code at a backend and writes down what it sends there.
 * A call is matched as `METHOD /path`.
 */
export function watchCalls(backend: BackendConnection): WatchedCalls {
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
  return {
    calls,
    notifications: () => calls.filter(({ path }) => path.startsWith('/functions/v1/')),
    breakCalls: (pattern) => (broken = pattern),
  }
}

/** For tests of a server action on the real backend: its rows, its calls, and what it logs, afresh for each test. */
export function watchAction() {
  const backend = inject('backend')
  const watched = watchCalls(backend)
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => {
    watched.calls.length = 0
    watched.breakCalls()
    endWithAnswer()
    logged.mockReset().mockImplementation(() => undefined)
  })
  afterAll(() => vi.restoreAllMocks())
  return { ...watched, rows: connect(backend), logged }
}
