/** The middle value; of an even number of values the lower one of the two, which was really measured. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/**
 * @param values at least one
 * @param share 0 to 100
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

/** Median and range: `1056 [1036–1080]`. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} [${low.toFixed(digits)}–${high.toFixed(digits)}]`
}

/** Bytes as KB of 1,000 bytes. */
export function kilobytes(bytes: number, digits = 1): string {
  return (bytes / 1000).toFixed(digits)
}

/** The item with the largest value. */
export function maximum<Item>(items: readonly Item[], read: (item: Item) => number): Item {
  return items.reduce((most, item) => (read(item) > read(most) ? item : most))
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const alignment = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}

export function verdict(isReached: boolean): string {
  return isReached ? 'reached' : '**missed**'
}
