import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../site-process.ts'

/**
 * At most one embedded backend works on a data folder: two processes on one database would lose each other's rows.
 * A running backend writes its URL to `running.json` in the folder, and the next one asks that URL before it
 * starts. A file whose URL does not answer is left over from a killed process and is ignored.
 */

/** Path at which a backend names its data folder. */
export const INSTANCE_PATH = '/local/instance'

export interface Connection {
  url: string
  secretKey: string
}
type Instance = Connection & { pid: number }

const instanceFile = (dataFolder: string) => path.join(dataFolder, 'running.json')

/** The backend that runs on a data folder, if there is one. */
export async function findInstance(dataFolder: string): Promise<Instance | undefined> {
  try {
    const instance = JSON.parse(await readFile(instanceFile(dataFolder), 'utf8')) as Instance
    const response = await fetch(new URL(INSTANCE_PATH, instance.url), { signal: AbortSignal.timeout(2000) })
    const running = (await response.json()) as { dataFolder?: string } | null
    return running?.dataFolder === dataFolder ? instance : undefined
  } catch {
    return undefined
  }
}

/** @throws StartError where a backend runs on the folder */
export async function refuseSecondInstance(dataFolder: string): Promise<void> {
  const running = await findInstance(dataFolder)
  if (running === undefined) return
  throw new StartError(
    `The embedded backend is already running on this data (${running.url}, process ${running.pid}). Stop it first.`,
  )
}

/** Only the owner may read the file: it holds the secret key of this run, which the operator's commands use. */
export async function announceInstance(dataFolder: string, connection: Connection): Promise<void> {
  await writeFile(instanceFile(dataFolder), JSON.stringify({ ...connection, pid: process.pid }), {
    mode: 0o600,
  })
}

export async function withdrawInstance(dataFolder: string): Promise<void> {
  await rm(instanceFile(dataFolder), { force: true })
}
