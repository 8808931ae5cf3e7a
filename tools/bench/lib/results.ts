import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../../../scripts/site-process.ts'

/** Measurements are kept between runs, so that parts can be measured apart; those of another build are ignored. */
const FOLDER = path.join(PROJECT_ROOT, '.bench')
const fileOf = (part: string) => path.join(FOLDER, `${part}.json`)

async function readBuildId(): Promise<string> {
  return (await readFile(path.join(PROJECT_ROOT, '.next/BUILD_ID'), 'utf8')).trim()
}

/** What `part` measured on this build, if anything. */
export async function loadResult(part: string): Promise<unknown> {
  const text = await readFile(fileOf(part), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { build, result } = JSON.parse(text) as { build: string; result: unknown }
  return build === (await readBuildId()) ? result : undefined
}

export async function saveResult(part: string, result: unknown): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(fileOf(part), JSON.stringify({ build: await readBuildId(), result }, null, 1))
}
