import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import prettier from 'prettier'
import { PROJECT_ROOT } from '@/scripts/site-process'

const DOCUMENT = path.join(PROJECT_ROOT, 'docs/fuzzing.md')
const MARKERS = ['<!-- summary of the last full run -->', '<!-- end of the summary -->'] as const
/** Shorter runs do not change the document. */
const FULL_RUN = 10_000

export interface Summary {
  seed: number
  submissions: number
  addresses: number
  statuses: Record<string, Record<number, number>>
  counts: Record<string, number>
  bad: readonly string[]
  faults: readonly string[]
  /** Milliseconds. */
  slowest: number
  /** Bytes on the heap after a collection, after the first fifth and at the end. */
  before: number
  after: number
}

/** Prints the result and, after a full run, writes it into docs/fuzzing.md. */
export async function writeSummary(summary: Summary): Promise<void> {
  const table = toTable(summary)
  console.log(`\n${table}\n`)
  if (summary.submissions < FULL_RUN || summary.faults.length > 0 || summary.bad.length > 0) return
  const document = await readFile(DOCUMENT, 'utf8')
  const [start, end] = MARKERS.map((marker) => document.indexOf(marker))
  const head = document.slice(0, (start ?? 0) + MARKERS[0].length)
  const text = `${head}\n\n${table}\n\n${document.slice(end)}`
  const settings = await prettier.resolveConfig(DOCUMENT)
  await writeFile(DOCUMENT, await prettier.format(text, { ...settings, parser: 'markdown' }))
}

function toTable(summary: Summary): string {
  const { seed, submissions, addresses, statuses, counts, bad, faults, slowest, before, after } = summary
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const list = (figures: Record<string, number> | undefined) =>
    Object.entries(figures ?? {})
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ')
  const rows = [
    ['What', 'Result'],
    ['---', '---'],
    ['Seed', `${seed}`],
    ['Submissions sent', `${submissions}`],
    ['Answers to them, by status', list(statuses.submissions)],
    ['Addresses asked for', `${addresses}`],
    ['Answers to them, by status', list(statuses.addresses)],
    ['Answers 5xx, cut off, slow or with a stack trace', `${faults.length}`],
    ['Rows stored', list(counts)],
    ['Stored rows or files that break a rule', `${bad.length}`],
    ['Slowest answer, eight at a time', `${Math.round(slowest)} ms`],
    ['Heap after a collection, at a fifth and at the end', `${megabytes(before)}, ${megabytes(after)}`],
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
