/**
 * Fallback in this process's memory while the database does not answer. Each server counts for itself, so the limit is
 * not exact.
 */

const MAX_KEYS = 10_000

type Window = { startedAt: number; hits: number }

export class MemoryLimiter {
  readonly #windows = new Map<string, Window>()

  /** Counts one hit and says whether it is still within the limit. `now` in milliseconds. */
  hit(key: string, limit: number, windowSeconds: number, now: number): boolean {
    const current = this.#windows.get(key)
    // A window that begins in the future was opened before the clock was put back.
    const ended =
      current !== undefined && (current.startedAt + windowSeconds * 1000 <= now || current.startedAt > now)
    const fresh = current === undefined || ended
    const window = fresh ? { startedAt: now, hits: 1 } : { ...current, hits: current.hits + 1 }
    this.#windows.delete(key)
    this.#windows.set(key, window)
    this.#dropOldest()
    return window.hits <= limit
  }

  /** A map keeps insertion order, and every hit re-inserts: the first key is the least recent. */
  #dropOldest(): void {
    if (this.#windows.size <= MAX_KEYS) return
    const oldest = this.#windows.keys().next()
    if (!oldest.done) this.#windows.delete(oldest.value)
  }
}
