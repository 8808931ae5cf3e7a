const OPEN_EVENT = 'chatopen'

/**
 * Opens the chat from elsewhere on the page.
 * @param opener gets the focus back when the chat is closed
 */
export function openChat(opener: HTMLElement): void {
  window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: opener }))
}

/** Calls back when the chat is asked for. Returns the unsubscribe function. */
export function onOpenChat(open: (opener: HTMLElement) => void): () => void {
  const listen = ({ detail }: CustomEventInit<HTMLElement>) => detail && open(detail)
  window.addEventListener(OPEN_EVENT, listen as EventListener)
  return () => window.removeEventListener(OPEN_EVENT, listen as EventListener)
}
