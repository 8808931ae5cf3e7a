// @ts-nocheck
/** Output that a person reads in a terminal. */

const TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** A moment by the hotel's clock, `2026-03-12 14:05`; nothing for none. */
export function formatTime(timestamp) {
  return timestamp ? TIME.format(new Date(timestamp)) : ''
}

/**
 * Columns under their headings. The last one gets what is left of the line; what does not fit is cut.
 * @param {string[]} headings
 * @param {string[][]} rows
 * @param {number} [width] characters in a line
 */
export function formatTable(headings, rows, width = process.stdout.columns || 160) {
  const lines = [headings, ...rows].map((row) => row.map(oneLine))
  const widths = headings.map((_, column) => Math.max(...lines.map((row) => row[column].length)))
  return lines
    .map((row) =>
      cut(
        row
          .map((cell, column) => cell.padEnd(widths[column]))
          .join('  ')
          .trimEnd(),
        width,
      ),
    )
    .join('\n')
}

/** What a guest typed must not move the cursor: control characters become spaces. */
function oneLine(text) {
  return String(text ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

function cut(line, width) {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
