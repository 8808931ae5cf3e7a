import type { MouseEvent } from 'react'

/** True for a click that follows a link here, false for one that asks for a new tab, window or download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0
}
