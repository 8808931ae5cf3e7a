/**
 * A Markdown table.
 * @param {string[]} head
 * @param {(string | number)[][]} rows the first column is text, the others are figures
 * @returns {string}
 */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Whether a figure keeps its limit, in words. */
export function verdict(isReached) {
  return isReached ? 'reached' : '**missed**'
}
