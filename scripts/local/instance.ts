// @ts-nocheck
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../site-process.ts'

/**
 * One embedded backend for each folder of data. Two processes that open the same database would both
 * acknowledge rows and lose those of one of them, so a running backend leaves a note with its address
 * in the folder, and a second one asks that address before it starts. A note that nobody answers
 * for is left from a process that was killed, and counts for nothing.
 */

/** Answers with the data folder that the asked backend works on. */
export const INSTANCE_PATH = '/local/instance'

const noteIn = (dataFolder) => path.join(dataFolder, 'running.json')

/**
 * The backend that is running on a folder of data, if there is one.
 * @param {string} dataFolder
 * @returns {Promise<{ url: string, secretKey: string, pid: number } | undefined>}
 */
export async function findInstance(dataFolder) {
  const note = await readFile(noteIn(dataFolder), 'utf8').then(JSON.parse, () => null)
  if (note === null) return undefined
  const running = await fetch(new URL(INSTANCE_PATH, note.url), { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json())
    .catch(() => null)
  return running?.dataFolder === dataFolder ? note : undefined
}

/**
 * @param {string} dataFolder
 * @throws {StartError} with a line for the terminal, where a backend is running on the folder
 */
export async function refuseSecondInstance(dataFolder) {
  const note = await findInstance(dataFolder)
  if (note === undefined) return
  throw new StartError(
    `The embedded backend is already running on this data (${note.url}, process ${note.pid}). Stop it first.`,
  )
}

/**
 * Leaves the note. It carries the key of this run, for tools that look at the data; the file is
 * readable to its owner alone, as is the data beside it.
 * @param {string} dataFolder
 * @param {{ url: string, secretKey: string }} connection
 */
export async function announceInstance(dataFolder, connection) {
  await writeFile(noteIn(dataFolder), JSON.stringify({ ...connection, pid: process.pid }), { mode: 0o600 })
}

/** @param {string} dataFolder */
export async function withdrawInstance(dataFolder) {
  await rm(noteIn(dataFolder), { force: true })
}
