import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cpuTime } from './processes.ts'

const SCRIPT = path.join(import.meta.dirname, 'both-languages.lua')
const CONNECTIONS = 16
/** The servers run on the first core. */
const LOAD_CORE = 1
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

export interface ServerLoad {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p99: number
  /** CPU milliseconds per request, of all servers involved. */
  cpu: number
}

/**
 * Sends as many requests as the servers take, alternating between the languages.
 * @param pids of the servers involved
 * @throws Error where an answer is not 2xx
 */
export async function measureServer(
  url: string,
  { pids, seconds, headers = {} }: { pids: number[]; seconds: number; headers?: Record<string, string> },
): Promise<ServerLoad> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', SCRIPT]
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const before = cpuTime(pids)
  const { stdout } = await promisify(execFile)('taskset', ['-c', String(LOAD_CORE), 'wrk', ...args, url])
  const used = cpuTime(pids) - before
  if (/Non-2xx|Socket errors: .*(connect|read|write) [1-9]/.test(stdout)) throw new Error(`${url}\n${stdout}`)
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? []
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (MILLISECONDS[unit] ?? NaN),
    cpu: used / Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}
