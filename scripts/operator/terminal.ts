/** Formats output for a terminal. */

const TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** Local time at the hotel, such as `2026-03-12 14:05`; empty for an empty timestamp. */
export function formatTimestamp(timestamp: string): string {
  return timestamp ? TIME.format(new Date(timestamp)) : ''
}

/** The beginning of a day at the hotel; undefined where it is no day. The clocks never change at midnight there. */
export function startOfDay(day: string): Date | undefined {
  return ['+02:00', '+01:00']
    .map((offset) => new Date(`${day}T00:00${offset}`))
    .find((time) => !Number.isNaN(time.getTime()) && formatTimestamp(time.toISOString()) === `${day} 00:00`)
}

/** A table with aligned columns. On a terminal, lines longer than its width are cut. */
export function formatTable(headings: string[], rows: string[][]): string {
  if (rows.length === 0) return 'none'
  const lines = [headings, ...rows].map((row) => row.map(removeControls))
  const widths = headings.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)))
  const width = process.stdout.isTTY ? process.stdout.columns : Infinity
  return lines
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line))
    .join('\n')
}

/** One field per line, nothing cut; further lines of a value are indented to the first. */
export function formatFields(fields: [label: string, value: string][]): string {
  const width = Math.max(...fields.map(([label]) => label.length)) + 2
  return fields
    .map(([label, value]) => {
      const lines = value.split(/\r\n|\r|\n/).map(removeControls)
      return label.padEnd(width) + lines.join(`\n${' '.repeat(width)}`)
    })
    .join('\n')
}

/** Replaces control characters by spaces, so that a guest's text cannot move the cursor. */
function removeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
