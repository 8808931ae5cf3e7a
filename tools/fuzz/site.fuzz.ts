import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '@/tests/support/backend'
import { visit } from './addresses'
import { formKinds } from '../replay/site-forms.ts'
import type { GeneratedForm } from './forms'
import { submission, toRequest, type WireRequest } from './requests'
import { inParallel, send, type WireAnswer } from './send'
import { startSite, type FuzzedSite } from './site'
import { checkStoredRows } from './stored-rows'
import { writeSummary } from './summary'

/**
 * The production server under generated submissions and addresses. A run is repeated by its seed:
 * FUZZ_SEED=… FUZZ_SUBMISSIONS=… FUZZ_ADDRESSES=… npm run fuzz
 */
const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const SEED = number('FUZZ_SEED', Date.now() % 1_000_000_000)
const SUBMISSIONS = number('FUZZ_SUBMISSIONS', 10_000)
const ADDRESSES = number('FUZZ_ADDRESSES', 4_000)

const AT_ONCE = 8
/** What the framework takes of a part's headers, without those around the names. */
const MAX_NAME_BYTES = 16_000
/** On a busy machine; a regular expression that backtracks takes minutes. */
const TIMEOUT_MS = 5_000
/** Allowed growth after the first fifth: caches of addresses and connections. */
const HEAP_GROWTH_BYTES = 40 * 1024 * 1024
const STACK_TRACE = /\n\s+at .+:\d+:\d+|node_modules|webpack-internal/

let site: FuzzedSite
const statuses: Record<string, Record<number, number>> = { submissions: {}, addresses: {} }
const faults: string[] = []
let slowest = 0

beforeAll(async () => {
  console.log(`Seed ${SEED}: FUZZ_SEED=${SEED} npm run fuzz repeats this run.`)
  site = await startSite()
})
afterAll(() => site.stop())

/** Notes what is wrong with an answer; index and seed identify its request. */
function checkAnswer(
  what: 'submissions' | 'addresses',
  index: number,
  request: WireRequest,
  answer: WireAnswer,
  isMalformed = false,
) {
  const { status, text, milliseconds } = answer
  statuses[what]![status] = (statuses[what]![status] ?? 0) + 1
  slowest = Math.max(slowest, milliseconds)
  const problem =
    // the framework answers a body that it cannot decode, with 500
    (status >= 500 && !(isMalformed && status === 500)) || status === 0
      ? `status ${status}`
      : milliseconds > TIMEOUT_MS
        ? `${Math.round(milliseconds)} ms`
        : STACK_TRACE.test(text)
          ? 'a stack trace'
          : undefined
  if (problem === undefined) return
  faults.push(`${what} ${index} of seed ${SEED}: ${problem}\n${describeRequest(request)}`)
}

function describeRequest({ method, path, headers, body }: WireRequest): string {
  return `  ${method} ${path} ${JSON.stringify(headers)}\n  ${JSON.stringify(body?.toString('latin1').slice(0, 1500))}`
}

/** No browser sends control characters in the name of a field or file, and the framework takes 16 KB of them. */
function hasOddName({ fields }: GeneratedForm): boolean {
  return fields.some(({ name, value }) => {
    const names = typeof value === 'string' ? name : name + value.fileName
    return /\p{Cc}/u.test(names) || Buffer.byteLength(names) > MAX_NAME_BYTES
  })
}

async function sendSubmissions(from: number, to: number): Promise<void> {
  const all = fc.sample(submission, { seed: SEED, numRuns: to }).slice(from)
  await inParallel(all, AT_ONCE, async (generated, index) => {
    const request = toRequest(generated, site)
    const isMalformed = generated.fault !== 'none' || hasOddName(generated)
    checkAnswer('submissions', from + index, request, await send(site.origin, request), isMalformed)
  })
}

test('no submission makes the site fail, and what is stored keeps the rules', async () => {
  const warmUp = Math.floor(SUBMISSIONS / 5)
  await sendSubmissions(0, warmUp)
  const before = await site.measureHeap()
  await sendSubmissions(warmUp, SUBMISSIONS)

  const visits = fc.sample(visit, { seed: SEED, numRuns: ADDRESSES })
  await inParallel(visits, AT_ONCE, async (request, index) => {
    const isEmptyForm =
      request.method === 'POST' && !!request.headers['content-type']?.startsWith('multipart/')
    checkAnswer('addresses', index, request, await send(site.origin, request), isEmptyForm)
  })
  const after = await site.measureHeap()
  const { counts, bad } = await checkStoredRows(connect(site.backend))

  await writeSummary({
    seed: SEED,
    submissions: SUBMISSIONS,
    addresses: ADDRESSES,
    statuses,
    counts,
    bad,
    faults,
    slowest,
    before,
    after,
  })
  expect(faults.slice(0, 10).join('\n'), 'answers').toBe('')
  expect(bad, 'stored rows').toEqual([])
  expect(
    Object.values(counts).filter((count) => count === 0),
    'every table got rows',
  ).toEqual([])
  expect(Object.keys(counts)).toHaveLength(formKinds.length)
  expect(after - before, 'bytes that stay on the heap').toBeLessThan(HEAP_GROWTH_BYTES)
  expect(site.log(), 'personal data in the log').not.toMatch(/[\w-]+@example\.com/)
})
