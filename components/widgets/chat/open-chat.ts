const ASKED = 'chatopen'

/**
 * Opens the chat from elsewhere on the page.
 * @param opener gets the focus back when the chat is closed
 */
export function openChat(opener: HTMLElement): void {
  window.dispatchEvent(new CustomEvent(ASKED, { detail: opener }))
}

/** Calls back when the chat is asked for. Returns the unsubscribe function. */
export function onChatAsked(open: (opener: HTMLElement) => void): () => void {
  const listen = ({ detail }: CustomEventInit<HTMLElement>) => detail && open(detail)
  window.addEventListener(ASKED, listen as EventListener)
  return () => window.removeEventListener(ASKED, listen as EventListener)
}
