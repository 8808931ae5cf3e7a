// @ts-nocheck
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Processes that a command starts beside itself, and ends again. */

/** A TCP port of this machine that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop resolves when the process has ended
 */

/**
 * Starts a program and resolves once it answers.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.probe address that answers with a good status when the program is ready
 * @param {NodeJS.ProcessEnv} [options.env] beside this process's own
 * @param {string} [options.cwd]
 * @param {number} [options.withinMs]
 * @returns {Promise<Child>}
 * @throws {Error} with the program's last words, where it ends or does not answer in time
 */
export async function startChild(command, args, { probe, env, cwd, withinMs = 60_000 }) {
  // A file and not a pipe: nginx cannot open a pipe of ours as its log.
  const output = await openOutput()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output.fd, output.fd],
  })
  // whoever is told to end takes along what it has started
  const endToo = () => child.kill('SIGKILL')
  process.once('exit', endToo)
  let failure = ''
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', (error) => {
      failure = error.message
      resolve()
    })
  }).then(() => {
    process.off('exit', endToo)
    failure ||= output.lastWords()
  })
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const stop = async (signal = 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  const deadline = performance.now() + withinMs
  while (!hasEnded() && performance.now() < deadline) {
    if (await answers(probe)) return { pid: child.pid, stop }
    await wait(50)
  }
  await stop('SIGKILL')
  throw new Error(`${command} ${args.join(' ')} did not start:\n${failure}`)
}

async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function openOutput() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-output-'))
  const fd = openSync(path.join(folder, 'output'), 'a+')
  await rm(folder, { recursive: true })
  return {
    fd,
    lastWords() {
      const { size } = fstatSync(fd)
      const buffer = Buffer.alloc(Math.min(size, 4000))
      readSync(fd, buffer, 0, buffer.length, size - buffer.length)
      closeSync(fd)
      return buffer.toString()
    },
  }
}
