/** Figures of repeated measurements. */

/** The middle value; of an even number of values the lower one of the two, which was really measured. */
export function median(values) {
  return percentile(values, 50)
}

/**
 * @param {number[]} values at least one
 * @param {number} share 0 to 100
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]
}

/**
 * Median and spread as a table shows them: `1056 [1036–1080]`.
 * @param {number[]} values
 * @param {number} [digits] after the decimal point
 */
export function spread(values, digits = 0) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} [${low.toFixed(digits)}–${high.toFixed(digits)}]`
}

/** Bytes as KB of 1,000 bytes. */
export function kilobytes(bytes, digits = 1) {
  return (bytes / 1000).toFixed(digits)
}
