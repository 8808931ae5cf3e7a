import { reasonOf } from './log'

/**
 * Has the framework's own lines name an error by its code or class. It prints errors whole, and the message of one may
 * quote what a guest sent. `onRequestError` in instrumentation.ts says where it happened.
 */
export function hideErrorMessages(): void {
  const { error, warn } = console
  console.error = (...parts: unknown[]) => error(...parts.map(withoutMessage))
  console.warn = (...parts: unknown[]) => warn(...parts.map(withoutMessage))
}

function withoutMessage(part: unknown): unknown {
  return part instanceof Error ? reasonOf(part) : part
}

/**
 * Keeps the site running when whatever reads its output has ended. Without a listener the framework logs the failed
 * write, which fails again, without end.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
