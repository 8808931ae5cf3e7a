import { failureOf } from './log'

/**
 * Has the framework's own lines show an error without its message. The framework prints errors whole and has no setting
 * for it, and a message may quote what a guest sent.
 */
export function hideErrorMessages(): void {
  const { error, warn } = console
  console.error = (...parts: unknown[]) => error(...parts.map(withoutMessage))
  console.warn = (...parts: unknown[]) => warn(...parts.map(withoutMessage))
}

function withoutMessage(part: unknown): unknown {
  return part instanceof Error ? Object.values(failureOf(part)).join('\n') : part
}
