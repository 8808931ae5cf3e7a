import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.ts'

const DOCUMENT = path.join(PROJECT_ROOT, 'docs/reliability.md')
const [BEGIN, END] = ['<!-- load:begin -->', '<!-- load:end -->']

/** What must never be; empty where all is well. */
export function findFaults({ kinds, notSent, front }) {
  const faults = []
  for (const [kind, counts] of Object.entries(kinds)) {
    const { sent, acknowledged, stored, doubled, lost, notified, toNotify } = counts
    if (lost > 0) faults.push(`${kind}: ${lost} acknowledged and not stored`)
    if (doubled > 0) faults.push(`${kind}: ${doubled} stored twice`)
    if (acknowledged !== sent) faults.push(`${kind}: ${sent - acknowledged} guests never got through`)
    if (stored !== acknowledged) faults.push(`${kind}: ${stored} stored, ${acknowledged} acknowledged`)
    if (notified !== toNotify) faults.push(`${kind}: ${notified} of ${toNotify} notified`)
  }
  if (notSent !== 0) faults.push(`${notSent} notifications still not sent`)
  if (front.serverErrors > 0) faults.push(`${front.serverErrors} answers of the site were 5xx`)
  return faults
}

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const line = (row) => `| ${row.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`
  return [
    line(rows[0]),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ]
}

function lines({ options, date, kinds, kills, front, visits, mails, deliveries }, faults) {
  const names = {
    inquiry: 'Inquiry',
    lostAndFound: 'Lost and found',
    application: 'Application',
    newsletter: 'Newsletter',
  }
  const rows = Object.entries(kinds).map(([kind, counts]) => [
    names[kind],
    counts.sent,
    counts.acknowledged,
    counts.stored,
    counts.toNotify === 0 ? '–' : counts.notified,
    counts.doubled,
    counts.lost,
  ])
  const total = (column) => rows.reduce((sum, row) => sum + (Number(row[column]) || 0), 0)
  const again = visits.filter(({ tries }) => tries > 1)
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b)
  const killed = Object.entries(kills).map(([name, number]) => `${name} ${number}`)
  const { brokenOff } = kinds.application
  return [
    `${date}, ${os.cpus().length} cores, Node ${process.versions.node}: ${options.rate} submissions a minute for ${options.minutes} minutes, seed ${options.seed}.`,
    `Killed with SIGKILL and started again: ${killed.join(', ')}.`,
    '',
    ...table([
      ['Form', 'Sent', 'Acknowledged', 'Stored', 'Notified', 'Doubled', 'Lost'],
      ...rows,
      ['Total', ...[1, 2, 3, 4, 5, 6].map(total)],
    ]),
    '',
    `- ${again.length} guests had to press the button again; until they read thanks took ${times.length && Math.round(quantile(times, 0.5))} ms for half of all guests, ${Math.round(quantile(times, 0.99) / 1000)} s for 99 of 100 and ${Math.round((times.at(-1) ?? 0) / 1000)} s for the last.`,
    `- Answers with 5xx from a server: ${front.serverErrors}. Requests that broke off with a killed server: ${front.brokenOff}; that found no server running: ${front.nobodyThere}.`,
    `- ${mails} e-mails reached the desk, under as many keys; the provider was asked to send ${deliveries} times.`,
    `- Uploads that broke off with a server and left a row without its documents: ${brokenOff}; the desk hears of such a row after five minutes, unless its applicant gets through before.`,
    faults.length === 0 ? '- All counts are equal where they must be.' : `- **Wrong: ${faults.join('; ')}.**`,
  ]
}

export function printSummary(result, faults) {
  console.log(lines(result, faults).join('\n'))
  const reasons = {}
  for (const reason of result.visits.flatMap((visit) => visit.reasons))
    reasons[reason] = (reasons[reason] ?? 0) + 1
  console.log('What guests met:', reasons)
  if (result.missing.length > 0) console.log('Acknowledged and not stored:', result.missing)
}

/** Replaces the summary in docs/reliability.md. */
export async function writeSummary(result, faults) {
  const text = await readFile(DOCUMENT, 'utf8')
  const [before, rest] = text.split(BEGIN)
  const [, after] = rest.split(END)
  await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${lines(result, faults).join('\n')}\n\n${END}${after}`)
}
