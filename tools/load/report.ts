import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import prettier from 'prettier'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { percentile, table } from '../bench/lib/figures.ts'
import type { FormKind } from '../replay/site-forms.ts'
import type { Balancer } from './balancer.ts'
import type { Counts } from './count.ts'
import type { Visit } from './guest.ts'

const DOCUMENT = path.join(PROJECT_ROOT, 'docs/reliability.md')
const [BEGIN, END] = ['<!-- load:begin -->', '<!-- load:end -->']

const LABELS: Record<FormKind, string> = {
  inquiry: 'Inquiry',
  'lost-and-found': 'Lost and found',
  'job-application': 'Application',
  newsletter: 'Newsletter',
}

export interface LoadResult extends Counts {
  options: { rate: number; minutes: number; seed: number }
  /** Day of the run, YYYY-MM-DD. */
  date: string
  /** By name of the process. */
  kills: Record<string, number>
  balancer: Balancer['counts']
  visits: Visit[]
  notSent: number
}

/** What must never happen; empty where all is well. */
export function findFaults({ forms, notSent, balancer }: LoadResult): string[] {
  const faults: string[] = []
  for (const [kind, counts] of Object.entries(forms)) {
    const { sent, acknowledged, stored, duplicates, lost, notified, confirmed, toNotify } = counts
    if (lost > 0) faults.push(`${kind}: ${lost} acknowledged and not stored`)
    if (duplicates > 0) faults.push(`${kind}: ${duplicates} stored twice`)
    if (acknowledged !== sent) faults.push(`${kind}: ${sent - acknowledged} guests never got through`)
    if (stored !== acknowledged) faults.push(`${kind}: ${stored} stored, ${acknowledged} acknowledged`)
    if (notified !== toNotify) faults.push(`${kind}: ${notified} of ${toNotify} notified`)
    if (confirmed !== toNotify) faults.push(`${kind}: ${confirmed} of ${toNotify} confirmed to the guest`)
  }
  if (notSent !== 0) faults.push(`${notSent} notifications still not sent`)
  if (balancer.serverErrors > 0) faults.push(`${balancer.serverErrors} answers of the site were 5xx`)
  return faults
}

function summarize(result: LoadResult, faults: readonly string[]): string {
  const { options, date, forms, kills, balancer, visits, mails, deliveries } = result
  const rows = Object.entries(forms).map(([kind, counts]): [string, ...(string | number)[]] => [
    LABELS[kind as FormKind],
    counts.sent,
    counts.acknowledged,
    counts.stored,
    counts.toNotify === 0 ? '–' : counts.notified,
    counts.toNotify === 0 ? '–' : counts.confirmed,
    counts.duplicates,
    counts.lost,
  ])
  const total = (column: number) => rows.reduce((sum, row) => sum + (Number(row[column]) || 0), 0)
  const repeated = visits.filter(({ tries }) => tries > 1)
  const times = visits.map(({ ms }) => ms)
  const seconds = (share: number) => Math.round(percentile(times, share) / 1000)
  const killed = Object.entries(kills).map(([name, number]) => `${name} ${number}`)
  return [
    `${date}, ${os.cpus().length} cores, Node ${process.versions.node}: ${options.rate} submissions a minute for ${options.minutes} minutes, seed ${options.seed}.`,
    `Killed with SIGKILL and restarted: ${killed.join(', ')}.`,
    '',
    table(
      ['Form', 'Sent', 'Acknowledged', 'Stored', 'Notified', 'Confirmed', 'Duplicates', 'Lost'],
      [...rows, ['Total', ...[1, 2, 3, 4, 5, 6, 7].map(total)]],
    ),
    '',
    `- ${repeated.length} guests had to submit again; time until the confirmation: ${Math.round(percentile(times, 50))} ms for half of all guests, ${seconds(99)} s for 99 of 100, ${seconds(100)} s for the last.`,
    `- Answers with 5xx from a server: ${balancer.serverErrors}. Requests that broke off with a killed server: ${balancer.brokenOff}; that found no server running: ${balancer.noServer}.`,
    `- ${mails} e-mails reached reception and guests, each under its own key; the provider was asked to send ${deliveries} times.`,
    `- Uploads that broke off with a server and left a row without its documents: ${forms['job-application'].incomplete}; reception is notified of such a row after five minutes, unless its applicant gets through before.`,
    faults.length === 0 ? '- All counts are equal where they must be.' : `- **Wrong: ${faults.join('; ')}.**`,
  ].join('\n')
}

export function printSummary(result: LoadResult, faults: readonly string[]): void {
  console.log(summarize(result, faults))
  const reasons: Record<string, number> = {}
  for (const reason of result.visits.flatMap((visit) => visit.reasons)) {
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  console.log('Failed tries:', reasons)
  if (result.lost.length > 0) console.log('Acknowledged and not stored:', result.lost)
}

/** Replaces the summary in docs/reliability.md. */
export async function writeSummary(result: LoadResult, faults: readonly string[]): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8')
  const before = text.slice(0, text.indexOf(BEGIN))
  const after = text.slice(text.indexOf(END) + END.length)
  const document = `${before}${BEGIN}\n\n${summarize(result, faults)}\n\n${END}${after}`
  const settings = await prettier.resolveConfig(DOCUMENT)
  await writeFile(DOCUMENT, await prettier.format(document, { ...settings, parser: 'markdown' }))
}
