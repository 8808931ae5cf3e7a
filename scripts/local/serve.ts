import { parseArgs } from 'node:util'
import { StartError } from '../site-process.ts'
import { startLocalBackend } from './local-backend.ts'
import { DISPATCH_EVERY_MS } from './schedule.ts'

/**
 * The embedded backend as its own process, for tests that kill it or observe it from outside.
 *
 *   node scripts/local/serve.ts --port 54399 [--memory | --home <folder>] [--dispatch-every <ms>]
 *
 * Prints one line of JSON with URL, keys and folders when it is ready.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    memory: { type: 'boolean', default: false },
    home: { type: 'string' },
    'dispatch-every': { type: 'string', default: String(DISPATCH_EVERY_MS) },
  },
})

try {
  const { close, ...connection } = await startLocalBackend({
    port: Number(values.port),
    memory: values.memory,
    home: values.home,
    dispatchEveryMs: Number(values['dispatch-every']),
  })
  console.log(JSON.stringify({ ready: true, ...connection }))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await close()
      process.exit(0)
    })
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
