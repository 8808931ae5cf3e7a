import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import prettier from 'prettier'
import { PROJECT_ROOT } from '../site-process.ts'
import { describeMachine } from './lib/machine.mjs'
import { loadResult } from './lib/results.mjs'
import { parts } from './parts/index.mjs'

const DOCUMENT = path.join(PROJECT_ROOT, 'docs/benchmarks.md')
/** What stands in the way of the limits that are missed: written by people, kept between runs. */
const REMARKS = path.join(import.meta.dirname, 'remarks.md')

/**
 * Puts docs/benchmarks.md together from what has been measured on this build.
 * @returns {Promise<string>} the document
 */
export async function writeDocument() {
  const sections = []
  for (const [name, load] of Object.entries(parts)) {
    const result = await loadResult(name)
    const { title, describe } = await load()
    sections.push(`## ${title}\n\n${isEmpty(result) ? 'Not measured on this build.' : describe(result)}`)
  }
  const text = [
    '# Benchmarks',
    'Written by `npm run bench`, which measures all of this in one go on a fresh clone. Figures are medians with the smallest and the largest value in brackets.',
    await describeMachine(),
    ...sections,
    await readFile(REMARKS, 'utf8'),
  ].join('\n\n')
  const settings = await prettier.resolveConfig(DOCUMENT)
  await writeFile(DOCUMENT, await prettier.format(text, { ...settings, parser: 'markdown' }))
  return text
}

function isEmpty(result) {
  return result === undefined || Object.keys(result).length === 0
}
