/** Formats output for a terminal. */

const TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** Local time at the hotel, such as `2026-03-12 14:05`; empty for an empty timestamp. */
export function formatTime(timestamp: string): string {
  return timestamp ? TIME.format(new Date(timestamp)) : ''
}

/**
 * A table with aligned columns. Lines longer than the width are cut.
 * @param width characters in a line
 */
export function formatTable(
  headings: string[],
  rows: string[][],
  width: number = process.stdout.columns || 160,
): string {
  const lines = [headings, ...rows].map((row) => row.map(oneLine))
  const widths = headings.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)))
  return lines
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => cut(line.trimEnd(), width))
    .join('\n')
}

/** Replaces control characters by spaces, so that a guest's text cannot move the cursor. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}

function cut(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
