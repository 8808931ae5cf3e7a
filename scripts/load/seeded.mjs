/**
 * Randomness that can be repeated: the same seed gives the same guests and the same kills, as far as the machine
 * keeps time. (Mulberry32 by Tommy Ettinger, public domain.)
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** @param {number} from @param {number} to */
    between: (from, to) => from + next() * (to - from),
    /** @template Item @param {readonly Item[]} items @returns {Item} */
    pick: (items) => items[Math.floor(next() * items.length)],
    /** One of the keys, as often as its weight says. @param {Record<string, number>} weights */
    weighted(weights) {
      let rest = next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0)
      for (const [key, weight] of Object.entries(weights)) {
        rest -= weight
        if (rest < 0) return key
      }
      return Object.keys(weights)[0]
    },
    /** Text of letters and digits. @param {number} length */
    token: (length) => Array.from({ length }, () => Math.floor(next() * 36).toString(36)).join(''),
  }
}
