// @ts-nocheck
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What every command that runs the site needs; only what is there in production too. */

export const PROJECT_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const NEXT_BIN = path.join(PROJECT_ROOT, 'node_modules/next/dist/bin/next')

export const DEFAULT_SITE_PORT = 3000

/** A problem whose message says all there is to say; shown without a stack. */
export class StartError extends Error {}

/** Settings files, the more local one first; what is set already wins. */
export function loadSettingsFiles() {
  for (const file of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(path.join(PROJECT_ROOT, file))
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
}

/**
 * @param {string} name of a setting that holds a port
 * @param {number} fallback
 */
export function readPort(name, fallback) {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`Setting ${name} must be a port, a number from 1 to 65535.`)
}

/**
 * Runs a Node script to its end, with the terminal for its output.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ record?: string }} [options] a file that keeps the output too
 * @returns {Promise<number>} its exit code; 128 plus the signal's number where one ended it
 */
export function runNode(args, env, { record } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: record ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  if (record) recordOutput(child, record)
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

function recordOutput(child, file) {
  const kept = createWriteStream(file)
  for (const name of ['stdout', 'stderr']) {
    child[name].pipe(process[name])
    child[name].pipe(kept, { end: false })
  }
}
