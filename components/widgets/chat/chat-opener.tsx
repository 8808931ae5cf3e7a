'use client'

const OPEN_EVENT = 'chatopen'

/** Calls back when the chat is asked for elsewhere on the page. Returns the unsubscribe function. */
export function onOpenChat(open: (opener: HTMLElement) => void): () => void {
  const listen = ({ detail }: CustomEventInit<HTMLElement>) => detail && open(detail)
  window.addEventListener(OPEN_EVENT, listen as EventListener)
  return () => window.removeEventListener(OPEN_EVENT, listen as EventListener)
}

/** Hidden without JavaScript, where the questions have a page of their own. */
export function ChatOpener({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: currentTarget }))
      }
      className="footer-link needs-js text-small"
    >
      {label}
    </button>
  )
}
