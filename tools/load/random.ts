/**
 * Repeatable randomness: the same seed gives the same guests and the same kills, as far as the machine keeps time.
 * (Mulberry32 by Tommy Ettinger, public domain.)
 */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  #next(): number {
    const state = (this.#state + 0x6d2b79f5) >>> 0
    this.#state = state
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(from: number, to: number): number {
    return from + this.#next() * (to - from)
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.#next() * items.length)] ?? items[0]
  }

  /** Letters and digits. */
  token(length: number): string {
    return Array.from({ length }, () => Math.floor(this.#next() * 36).toString(36)).join('')
  }
}
