/** How long a counter runs from start to end; see the timings in docs/behaviour.md. */
export const COUNT_UP_MS = 3000

/** The whole number that a counter shows `elapsedMs` after it started: ease in, ease out. */
export function countUp(from: number, to: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS))
  const eased = progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2
  return Math.round(from + (to - from) * eased)
}
