import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { processorTime } from './processes.mjs'

const SCRIPT = path.join(import.meta.dirname, 'alternate.lua')
const CONNECTIONS = 16
/** Of two cores the servers have the first, the load generator the second. */
const LOAD_CORE = 1

/**
 * As many requests as a server takes, from guests of both languages in turn.
 * @param {string} url
 * @param {object} options
 * @param {number[]} options.pids of the servers that have part in it
 * @param {number} options.seconds
 * @param {Record<string, string>} [options.headers]
 * @returns {Promise<{ rate: number, p99: number, cpu: number }>} requests a second, ms, processor ms a request
 * @throws {Error} where any answer is not a good one
 */
export async function load(url, { pids, seconds, headers = {} }) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', SCRIPT]
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const before = processorTime(pids)
  const { stdout } = await promisify(execFile)('taskset', ['-c', String(LOAD_CORE), 'wrk', ...args, url])
  const used = processorTime(pids) - before
  if (/Non-2xx|Socket errors: .*(connect|read|write) [1-9]/.test(stdout)) throw new Error(`${url}\n${stdout}`)
  const [, requests] = /(\d+) requests in/.exec(stdout)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
    cpu: used / Number(requests),
  }
}
