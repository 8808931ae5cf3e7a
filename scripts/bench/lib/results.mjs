import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../../site-process.ts'

/**
 * Measurements are kept between runs, so that parts can be measured apart and the document put together from all.
 * What was measured on another build is dropped.
 */

const FOLDER = path.join(PROJECT_ROOT, '.bench')

/** The name of the finished build. */
async function readBuildId() {
  return (await readFile(path.join(PROJECT_ROOT, '.next/BUILD_ID'), 'utf8')).trim()
}

/**
 * @param {string} part
 * @returns {Promise<object | undefined>} what was measured on this build
 */
export async function loadResult(part) {
  try {
    const { build, result } = JSON.parse(await readFile(fileOf(part), 'utf8'))
    return build === (await readBuildId()) ? result : undefined
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * @param {string} part
 * @param {object} result
 */
export async function saveResult(part, result) {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(fileOf(part), JSON.stringify({ build: await readBuildId(), result }, null, 1))
}

function fileOf(part) {
  return path.join(FOLDER, `${part}.json`)
}
