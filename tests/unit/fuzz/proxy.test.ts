import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { createRequire } from 'node:module'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test, vi } from 'vitest'
import { proxy } from '@/proxy'
import { submission, toRequest, type WireRequest } from '@/tests/fuzz/requests'

/**
 * Generated requests, spoilt ones among them, through proxy.ts; and what it lets through, into the framework's own
 * decoders, which answer 500 where they fail.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const LIMIT = 11 * 1024 * 1024
const ORIGIN = 'http://127.0.0.1:3105'
const ACTIONS = ['sendInquiry', 'sendLostAndFound', 'sendApplication', 'subscribeInFooter']
const actionIds = Object.fromEntries(ACTIONS.map((name, index) => [name, `60${String(index).repeat(40)}`]))

type Decoders = {
  decodeReplyFromBusboy: (parser: NodeJS.WritableStream, manifest: object) => Promise<unknown[]>
  decodeAction: (form: FormData, manifest: object) => Promise<unknown>
}
vi.stubGlobal('__turbopack_load_by_url__', () => undefined)
vi.stubGlobal('__next_require__', () => ({ action: () => undefined }))
const require = createRequire(import.meta.url)
const compiled = 'next/dist/compiled'
// The decoders ask for the React of server components, which a bundler would choose for them.
const react = require.resolve('react')
require(react)
require.cache[react]!.exports = require(`${compiled}/react/cjs/react.react-server.production.js`)
const decoders = require(
  `${compiled}/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js`,
) as Decoders
const busboy = require(`${compiled}/busboy`) as (options: object) => NodeJS.WritableStream
/** What the build tells the decoders about an action, for each of the ids. */
const manifest = Object.fromEntries(
  Object.values(actionIds).map((id) => [id, { id: 1, name: 'action', chunks: [], async: false }]),
)

function toNextRequest({ method, path, headers, body }: WireRequest): NextRequest {
  return new NextRequest(ORIGIN + path, {
    method,
    headers: { host: '127.0.0.1:3105', ...headers },
    body: body && Uint8Array.from(body),
  })
}

/** As the framework reads a call of a script (next/dist/server/app-render/action-handler.js). */
async function decodeScriptsCall({ headers, body }: WireRequest): Promise<unknown[]> {
  const parser = busboy({ defParamCharset: 'utf8', headers, limits: { fieldSize: LIMIT } })
  const bytes = Readable.from([body]).pipe(new PassThrough())
  const [, args] = await Promise.all([
    pipeline(bytes, parser),
    decoders.decodeReplyFromBusboy(parser, manifest),
  ])
  return args
}

async function decodePlainForm(request: WireRequest): Promise<unknown> {
  return decoders.decodeAction(await toNextRequest(request).formData(), manifest)
}

test(
  `${RUNS} generated requests are refused in words or decoded without a fault`,
  { timeout: 900_000 },
  async () => {
    const outcomes = { refused: 0, script: 0, plain: 0, elsewhere: 0 }
    const oneRequest = fc.asyncProperty(submission, async (generated) => {
      const request = toRequest(generated, actionIds)
      const answer = await proxy(toNextRequest(request))
      const isPage = answer.headers.has('x-middleware-rewrite')
      expect([200, 307, 400, 403, 404, 405, 411, 413]).toContain(answer.status)
      const isCall = request.headers['next-action'] !== undefined
      const isMultipart = request.headers['content-type']?.startsWith('multipart/')
      if (answer.status >= 400) outcomes.refused += 1
      else if (!isPage || !isMultipart || generated.fault === 'wrong-action') outcomes.elsewhere += 1
      else if (isCall) {
        const [, form] = await decodeScriptsCall(request)
        expect(form).toBeInstanceOf(FormData)
        outcomes.script += 1
      } else {
        await decodePlainForm(request)
        outcomes.plain += 1
      }
    })
    await fc.assert(oneRequest, { seed: SEED, numRuns: RUNS, endOnFailure: true })
    console.log(`Requests through the proxy, seed ${SEED}: ${JSON.stringify(outcomes)}`)
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(RUNS / 100)
  },
)
