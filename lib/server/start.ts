import {
  describeProblemsAtStart,
  findOtherOrigin,
  forgetBuildDay,
  isRunByNpx,
  isUnproxied,
} from '@/lib/env/start'
import { hideErrorMessages } from '@/lib/logging/hide-messages'
import { logNotice } from '@/lib/logging/log'
import { readScriptHashes } from '@/lib/security/script-hashes'
import { closeConnectionsAtEnd, trustNoForwardedFor } from './connections'

const PARENT_CHECK_MS = 200

/** Prepares a production server, however it was started. Ends the process where it must not serve these pages. */
export function prepareServer(): void {
  const otherOrigin = findOtherOrigin()
  if (otherOrigin) {
    console.error(otherOrigin)
    process.exit(1)
  }
  forgetBuildDay()
  for (const problem of describeProblemsAtStart()) console.warn(problem)
  if (readScriptHashes() === null) {
    logNotice('The script hashes are missing, so pages allow inline scripts: build with `npm run build`.')
  }
  hideErrorMessages()
  // Without a listener, the framework logs a failed write of the log, which fails again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  closeConnectionsAtEnd()
  if (isUnproxied()) trustNoForwardedFor()
  if (isRunByNpx()) stopWithParent()
}

/** On SIGTERM, npx ends its shell and leaves the server running, which then has another parent. */
function stopWithParent(): void {
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
