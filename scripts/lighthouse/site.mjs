import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.ts'

const ORIGIN = 'http://127.0.0.1:3105'
const START_SECONDS = 60

/**
 * The production build as the browser tests run it (scripts/test-server.ts).
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws Error where the site does not answer in time
 */
export async function startTestServer() {
  const server = spawn(process.execPath, [path.join(PROJECT_ROOT, 'scripts/test-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  // Whoever ends this command ends the server; the audits under way fail then, and so does the command.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'))
  for (let second = 0; second < START_SECONDS && server.exitCode === null; second += 1) {
    if (await isHealthy()) return { origin: ORIGIN, stop }
    await wait(1000)
  }
  await stop()
  throw new Error('The site did not start; is it built (npm run build), and is its port free?')
}

async function isHealthy() {
  try {
    return (await fetch(`${ORIGIN}/api/health`)).ok
  } catch {
    return false
  }
}
