import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import prettier from 'prettier'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { describeMachine } from './lib/machine.ts'
import { loadResult } from './lib/results.ts'
import { parts } from './parts/index.ts'

const DOCUMENT = path.join(PROJECT_ROOT, 'docs/benchmarks.md')
/** Written by hand: why limits are missed. */
const REMARKS = path.join(import.meta.dirname, 'remarks.md')

/**
 * Writes docs/benchmarks.md from what has been measured on this build.
 * @returns the document
 */
export async function writeDocument(): Promise<string> {
  const sections: string[] = []
  for (const [name, { title, describe }] of Object.entries(parts)) {
    const result = await loadResult(name)
    sections.push(`## ${title}\n\n${result === undefined ? 'Not measured on this build.' : describe(result)}`)
  }
  const text = [
    '# Benchmarks',
    'Written by `npm run bench` in `tools/`, which measures all of this in one run. Figures are medians with the smallest and the largest value in brackets.',
    await describeMachine(),
    ...sections,
    await readFile(REMARKS, 'utf8'),
  ].join('\n\n')
  const settings = await prettier.resolveConfig(DOCUMENT)
  await writeFile(DOCUMENT, await prettier.format(text, { ...settings, parser: 'markdown' }))
  return text
}
