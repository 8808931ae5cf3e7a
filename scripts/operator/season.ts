import { readFileSync } from 'node:fs'
import path from 'node:path'
import { otherReadings } from '../../content/facts.ts'
import { datedFacts, statusOfFact, type DatedFact } from '../../content/season.ts'
import { lastOfferedDay } from '../../lib/dates/offers.ts'
import { today } from '../../lib/dates/today.ts'
import { PROJECT_ROOT } from '../site-process.ts'
import { formatTable } from './terminal.ts'

/** What is dated, until when it is offered, and where to change it for the next season. */
export function listSeason(asJson: boolean): void {
  const day = today()
  const rows = datedFacts.map((fact) => ({
    name: fact.name,
    status: statusOfFact(fact, day),
    from: fact.days.from,
    to: fact.days.to,
    offeredUntil: lastOfferedDay(fact.days),
    change: `${fact.at.file}:${findLine(fact.at)}`,
    pages: fact.pages,
  }))
  if (asJson) {
    console.log(JSON.stringify({ today: day, facts: rows, otherReadings }, null, 2))
    return
  }
  const over = rows.filter(({ status }) => status === 'over').length
  console.log(`\nToday is ${day}. Dated facts (${rows.length}, ${over} of them over)\n`)
  console.log(
    formatTable(
      ['Status', 'Offered until', 'From', 'To', 'Fact', 'Change in', 'Shown on'],
      rows.map((row) => [
        row.status,
        row.offeredUntil,
        row.from,
        row.to,
        row.name,
        row.change,
        row.pages.join(' '),
      ]),
    ),
  )
  console.log(`\nFacts with two values, for the hotel to decide (${otherReadings.length})\n`)
  console.log(
    formatTable(
      ['Fact', 'Shown', 'Not shown', 'Source of the other'],
      otherReadings.map(({ fact, shown, other, source }) => [fact, shown, other, source]),
    ),
  )
}

/** The line of a fact, counted from 1. */
function findLine({ file, fact, line }: DatedFact['at']): number {
  const lines = readFileSync(path.join(PROJECT_ROOT, file), 'utf8').split('\n')
  const start = lines.findIndex((text) => text.startsWith(`export const ${fact}`))
  const found = lines.findIndex((text, index) => index >= start && text.includes(line))
  if (start === -1 || found === -1) throw new Error(`${file} has no ${fact} ${line}`)
  return found + 1
}
